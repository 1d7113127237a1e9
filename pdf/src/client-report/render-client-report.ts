import { buffer } from 'node:stream/consumers';
import { clientReport, type ClientReport } from '@citato/contract';
import { makeReadable, REPORT_WORDS, sayFinding, sayMethod, sayProof } from '@citato/contract/client-report';
import * as z from 'zod';
import { makePrintable } from '../document/make-printable.ts';
import { openDocument } from '../document/open-document.ts';
import { createPen, type Pen } from '../pen.ts';
import { COLOURS } from '../theme.ts';
import type { Typeface } from '../typeface/typeface.ts';
import { writeClipped } from './clipped-text.ts';
import { drawActions } from './draw-actions.ts';
import { drawChart } from './draw-chart.ts';
import { drawHeader } from './draw-header.ts';
import { drawQuotation } from './draw-quotation.ts';
import { CLIENT_PAGE, CLIENT_TYPE, PAPER } from './page-style.ts';

const clientPage = z.object({
  kind: z.literal('client-report'),
  report: clientReport,
  /** A PNG or JPEG as an address that holds it. */
  logo: z.nullable(z.string()),
});
export type ClientPage = z.infer<typeof clientPage>;

/** Between two parts of the page. */
const GAP = 19;

/**
 * Draws the page for a client: one A4 page, whatever it says.
 * @param task checked before anything is drawn
 */
export async function renderClientReport({
  task,
  typeface,
}: {
  task: unknown;
  typeface: Typeface;
}): Promise<Uint8Array> {
  const { report: given, logo } = clientPage.parse(task);
  const report = clientReport.parse(makePrintable({ data: given, typeface }).printable);
  const doc = openDocument({
    title: `${REPORT_WORDS.title}: ${report.company.name}`,
    subject: REPORT_WORDS.title,
    createdAt: report.madeAt,
  });
  const bytes = buffer(doc);
  doc.addPage();
  const pen = createPen({ doc, typeface });
  drawPage({ pen, report, logo, ink: makeReadable({ colour: report.colour, background: PAPER }) });
  pen.endPage();
  doc.end();
  return bytes;
}

interface Drawn {
  pen: Pen;
  report: ClientReport;
  /** The client’s colour, dark enough on paper. */
  ink: string;
}

function drawPage({ pen, report, logo, ink }: Drawn & { logo: string | null }): void {
  const header = drawHeader({ pen, report, logo, ink });
  const finding = drawFinding({ pen, report, y: header + GAP });
  const line = drawLine({ pen, report, ink, y: finding + GAP });
  const actions = drawActions({ pen, report, ink, y: line + GAP });
  const quotation = drawQuotation({ pen, report, y: actions + GAP });
  drawMethod({ pen, report, y: quotation + GAP - 3 });
  const { note } = CLIENT_TYPE;
  const { left, right, footer, width } = CLIENT_PAGE;
  const measured = REPORT_WORDS.measured(report);
  pen.write(measured, { right, y: footer, style: note, as: pen.tag('P') });
  const room = width - pen.widthOf(measured, note) - 16;
  writeClipped({
    pen,
    text: REPORT_WORDS.by(report.agency),
    style: note,
    width: room,
    max: 1,
    x: left,
    y: footer,
    as: pen.tag('P'),
  });
}

function drawFinding({ pen, report, y }: Omit<Drawn, 'ink'> & { y: number }): number {
  const { left, width } = CLIENT_PAGE;
  const text = { pen, x: left, width };
  const end = writeClipped({
    ...text,
    text: sayFinding(report),
    style: CLIENT_TYPE.finding,
    max: 3,
    y,
    as: pen.tag('H1'),
  });
  return writeClipped({
    ...text,
    text: sayProof(report),
    style: CLIENT_TYPE.proof,
    max: 2,
    y: end + 6,
    as: pen.tag('P'),
  });
}

function drawLine({ pen, report, ink, y }: Drawn & { y: number }): number {
  const { left, right } = CLIENT_PAGE;
  const { section, note } = CLIENT_TYPE;
  pen.write(REPORT_WORDS.line(report), { x: left, y, style: section, as: pen.tag('H2') });
  pen.write(REPORT_WORDS.lineNote, { right, y: y + 2, style: note, as: pen.tag('P') });
  const top = y + section.leading + 9;
  const end = drawChart({ pen, report, ink, y: top });
  if (end !== null) return end;
  pen.write(REPORT_WORDS.noLine, { x: left, y: top, style: note, as: pen.tag('P') });
  return top + note.leading;
}

function drawMethod({ pen, report, y }: Omit<Drawn, 'ink'> & { y: number }): void {
  const { left, width, footer } = CLIENT_PAGE;
  const { note } = CLIENT_TYPE;
  pen.rule({ x: left, y, width, colour: COLOURS.line });
  const top = y + 8;
  pen.write(REPORT_WORDS.method, {
    x: left,
    y: top,
    style: { ...note, weight: 500, colour: COLOURS.muted },
    as: pen.tag('H2'),
  });
  const start = top + note.leading + 1;
  const max = Math.max(1, Math.floor((footer - 6 - start) / note.leading));
  writeClipped({
    pen,
    text: sayMethod(report),
    style: note,
    width,
    max,
    x: left,
    y: start,
    as: pen.tag('P'),
  });
}
