import { formatDecimal, formatInteger, formatPercent, formatRateInterval } from '@citato/contract/format';
import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportPrompt } from '../report-snapshot.ts';
import type { Tag } from '../tags.ts';
import { TYPE } from '../theme.ts';
import { tableHead, tableRow } from './table.ts';
import { sectionTitle, space } from './text-pieces.ts';

const copy = reportCopy.prompts;
const AT = { index: 64, text: 72, textWidth: 246, rate: 362, uncertainty: 370, position: 498, analyses: 547 };

/** The prompts beyond those shown in full, a row each. */
export function furtherPrompts({
  pen,
  prompts,
  shownInFull,
}: {
  pen: Pen;
  prompts: readonly ReportPrompt[];
  shownInFull: number;
}): Piece[] {
  if (prompts.length === 0) return [];
  const { furtherColumns: columns } = copy;
  const table = pen.tag('Table');
  const head = tableHead({
    pen,
    table,
    columns: [
      { label: copy.columns.rank, right: AT.index },
      { label: columns.prompt, x: AT.text },
      { label: columns.rate, right: AT.rate },
      { label: columns.position, right: AT.position },
      { label: columns.analyses, right: AT.analyses },
    ],
  });
  return [
    ...sectionTitle({ pen, title: copy.furtherTitle, note: copy.furtherNote(shownInFull) }),
    head,
    ...prompts.map((prompt) => promptRow({ pen, prompt, head, table })),
    space(28),
  ];
}

function promptRow({
  pen,
  prompt: { index, text, asked, numbers },
  head,
  table,
}: {
  pen: Pen;
  prompt: ReportPrompt;
  head: Piece;
  table: Tag;
}): Piece {
  const lines = pen.breakLines(`«${text}»${asked === null ? '' : ` · ${asked}`}`, {
    style: TYPE.text,
    width: AT.textWidth,
  });
  const percent = numbers?.mentionRate.percent ?? null;
  const position = numbers?.averagePosition.value ?? null;
  const style = TYPE.text;
  return tableRow({
    pen,
    lines: lines.length,
    head,
    table,
    draw: ({ lineY: y, textY, cell, headCell }) => {
      pen.write(formatInteger(index), { right: AT.index, y: y + 1.5, style: TYPE.caption, as: cell() });
      pen.writeLines(lines, { x: AT.text, y: textY, style, as: headCell() });
      const rate = percent === null ? reportCopy.none : formatPercent(percent);
      const as = cell();
      pen.write(rate, { right: AT.rate, y, style, as });
      if (percent !== null && numbers !== null)
        pen.write(` ${formatRateInterval(numbers.mentionRate)}`, {
          x: AT.uncertainty - pen.widthOf(' ', TYPE.caption),
          y: y + 1.5,
          style: TYPE.caption,
          as,
        });
      pen.write(position === null ? reportCopy.none : formatDecimal(position), {
        right: AT.position,
        y,
        style,
        as: cell(),
      });
      const analyses = numbers === null ? reportCopy.none : formatInteger(numbers.totalAnalyses);
      pen.write(analyses, { right: AT.analyses, y, style, as: cell() });
    },
  });
}
