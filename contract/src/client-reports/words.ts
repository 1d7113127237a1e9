/** What a page for a client says and in which colour, for whoever draws it: PDF, screen and mail. */
export { REPORT_COLOURS, REPORT_NIGHT, REPORT_PAPER, SAMPLE_COLOUR } from './report-colours.ts';
export { findContrast, makeReadable } from './ink.ts';
export { REPORT_WORDS, sayFinding, sayMethod, sayProof } from './say-report.ts';
export { chartReport, type ChartPoint, type ReportChart, sayChart } from './chart-report.ts';
