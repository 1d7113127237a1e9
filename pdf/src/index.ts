export { type PdfTask, renderDocument } from './render-document.ts';
export type { ReportSnapshot } from './report-snapshot.ts';
export { loadTypeface } from './typeface/typeface.ts';
