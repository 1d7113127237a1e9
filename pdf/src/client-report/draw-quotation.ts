import type { ClientReport } from '@citato/contract';
import { REPORT_WORDS } from '@citato/contract/client-report';
import type { Pen } from '../pen.ts';
import { COLOURS } from '../theme.ts';
import { clipLines, writeClipped } from './clipped-text.ts';
import { CLIENT_PAGE, CLIENT_TYPE } from './page-style.ts';

const MAX_LINES = 4;
const INDENT = 12;

/** One sentence of an answer as it is, the company's name marked; gives where it ends. */
export function drawQuotation({ pen, report, y }: { pen: Pen; report: ClientReport; y: number }): number {
  const { quotation, company } = report;
  if (quotation === null) return y;
  const { left, right, width } = CLIENT_PAGE;
  const { section, note, question, answer } = CLIENT_TYPE;
  pen.write(REPORT_WORDS.answer, { x: left, y, style: section, as: pen.tag('H2') });
  const from = REPORT_WORDS.answerFrom(quotation);
  pen.write(from, { right, y: y + 2, style: note, as: pen.tag('P') });
  let place = writeClipped({
    pen,
    text: `«${quotation.question}»`,
    style: question,
    width,
    max: 2,
    x: left,
    y: y + section.leading + 6,
    as: pen.tag('P'),
  });
  place += 5;
  const as = pen.tag('BlockQuote');
  const lines = clipLines({
    pen,
    text: quotation.text,
    style: answer,
    width: width - INDENT,
    max: MAX_LINES,
  });
  const height = lines.length * answer.leading;
  pen.fill({ x: left, y: place, width: 2.2, height, colour: COLOURS.lineStrong });
  for (const [index, line] of lines.entries())
    markName({ pen, line, name: company.name, x: left + INDENT, y: place + index * answer.leading });
  pen.writeLines(lines, { x: left + INDENT, y: place, style: answer, as });
  return place + height;
}

/** The yellow behind the company's name, where a line holds it whole. */
function markName({
  pen,
  line,
  name,
  x,
  y,
}: {
  pen: Pen;
  line: string;
  name: string;
  x: number;
  y: number;
}): void {
  const { answer } = CLIENT_TYPE;
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || name === '') return;
  const before = pen.widthOf(line.slice(0, at), answer);
  const width = pen.widthOf(line.slice(at, at + name.length), answer);
  pen.fill({
    x: x + before - 1.5,
    y: y + 1.5,
    width: width + 3,
    height: answer.leading - 3,
    colour: COLOURS.marker,
    radius: 2,
  });
}
