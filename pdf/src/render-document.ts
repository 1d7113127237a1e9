import * as z from 'zod';
import { type ClientPage, renderClientReport } from './client-report/render-client-report.ts';
import { renderReport } from './render-report.ts';
import type { ReportSnapshot } from './report-snapshot.ts';
import type { Typeface } from './typeface/typeface.ts';

/** What can be drawn: the report of all a company's numbers, or the page for a client. */
export type PdfTask = ReportSnapshot | ClientPage;

const clientPage = z.looseObject({ kind: z.literal('client-report') });

/**
 * Draws a document.
 * @param task checked before anything is drawn
 */
export function renderDocument({
  task,
  typeface,
}: {
  task: unknown;
  typeface: Typeface;
}): Promise<Uint8Array> {
  return clientPage.safeParse(task).success
    ? renderClientReport({ task, typeface })
    : renderReport({ snapshot: task, typeface });
}
