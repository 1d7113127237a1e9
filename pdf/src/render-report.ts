import { buffer } from 'node:stream/consumers';
import { formatDate } from '@citato/contract/format';
import { reportCopy } from './copy.ts';
import { cover, mentionShares } from './document/cover.ts';
import { furtherPrompts } from './document/further-prompts.ts';
import { makePrintable } from './document/make-printable.ts';
import { methodNote } from './document/method-note.ts';
import { openDocument } from './document/open-document.ts';
import { promptSection } from './document/prompt-section.ts';
import { sourcesTable } from './document/sources-table.ts';
import { taskLists } from './document/task-lists.ts';
import { sectionTitle, space } from './document/text-pieces.ts';
import { leadOn, paginate, type Piece, type PlacedPiece } from './paginate.ts';
import type { PdfDocument } from './pdf-document.ts';
import { createPen, type Pen } from './pen.ts';
import { type ReportSnapshot, reportSnapshot } from './report-snapshot.ts';
import { PAGE, TYPE } from './theme.ts';
import type { Typeface } from './typeface/typeface.ts';

/** Pieces that go on to the page of the method note with it: its space, the last rows of the table before. */
const BEFORE_METHOD = 5;

/**
 * Draws a report.
 * @param snapshot checked before anything is drawn
 * @returns the bytes of the PDF, A4 pages
 */
export async function renderReport({
  snapshot,
  typeface,
}: {
  snapshot: unknown;
  typeface: Typeface;
}): Promise<Uint8Array> {
  const { printable, hasReplacements } = makePrintable({ data: reportSnapshot.parse(snapshot), typeface });
  const report = reportSnapshot.parse(printable);
  const { company, createdAt } = report;
  const doc = openDocument({
    title: reportCopy.title(company.name),
    subject: reportCopy.subject,
    createdAt,
  });
  const bytes = buffer(doc);
  const pen = createPen({ doc, typeface });
  const pages = listParts({ pen, report, hasReplacements }).flatMap((pieces) =>
    paginate({ pieces, height: PAGE.height }),
  );
  for (const [index, page] of pages.entries())
    drawPage({ doc, pen, report, page, index, pages: pages.length });
  doc.end();
  return bytes;
}

/** Parts that begin a page of their own; what is longer than a page, or has no numbers, the rest follows at once. */
function listParts({
  pen,
  report,
  hasReplacements,
}: {
  pen: Pen;
  report: ReportSnapshot;
  hasReplacements: boolean;
}): Piece[][] {
  const { prompts, period, isDemo, sources } = report;
  const front = cover({ pen, report });
  const full = [
    ...(prompts.length > 0 ? sectionTitle({ pen, title: reportCopy.prompts.title }) : []),
    ...prompts.flatMap((prompt) => promptSection({ pen, prompt })),
    ...furtherPrompts({ pen, prompts: report.furtherPrompts, shownInFull: prompts.length }),
  ];
  const method = methodNote({ pen, isDemo, hasReplacements });
  if (period === null) return [[...front, ...full, ...method]];
  const tasks = taskLists({ pen, lists: report.taskLists });
  const body = [...mentionShares({ pen, report }), ...full, ...sourcesTable({ pen, sources }), ...tasks];
  const rest = [...leadOn({ pieces: body, last: BEFORE_METHOD }), ...method];
  const isOnePage = paginate({ pieces: front, height: PAGE.height }).length === 1;
  return isOnePage ? [front, rest] : [[...front, space(30), ...rest]];
}

function drawPage({
  doc,
  pen,
  report: { company, createdAt, isDemo },
  page,
  index,
  pages,
}: {
  doc: PdfDocument;
  pen: Pen;
  report: ReportSnapshot;
  page: readonly PlacedPiece[];
  index: number;
  pages: number;
}): void {
  doc.addPage();
  for (const { piece, y } of page) piece.draw(PAGE.top + y);
  const number = reportCopy.page(index + 1, pages);
  const place = reportCopy.footer({ company: company.name, date: formatDate(createdAt), isDemo });
  const width = PAGE.width - pen.widthOf(number, TYPE.caption) - 24;
  const [line = ''] = pen.breakLines(place, { style: TYPE.caption, width });
  pen.write(line, { x: PAGE.left, y: PAGE.footer, style: TYPE.caption, as: null });
  pen.write(number, { right: PAGE.right, y: PAGE.footer, style: TYPE.caption, as: null });
  pen.endPage();
}
