import type { MentionedCompany } from '@citato/contract';
import { formatDecimal, formatInteger, formatPercent } from '@citato/contract/format';
import { reportCopy } from '../copy.ts';
import { keepTogether, type Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportPrompt } from '../report-snapshot.ts';
import type { Tag } from '../tags.ts';
import { COLOURS, PAGE, TYPE } from '../theme.ts';
import { tableHead, tableRow, writeName } from './table.ts';
import { drawToneLabels, setToneLabels } from './tone-labels.ts';

const copy = reportCopy.prompts;
const LABELS_SHOWN = 1;

/** Edges of the columns. */
const AT = {
  rank: 64,
  name: 72,
  nameWidth: 168,
  mentions: 292,
  bar: 308,
  percent: 400,
  position: 462,
  tone: 478,
};
const MAX_BAR = 54;

/** Who the answers to a prompt name: the ten first others and the own company, wherever it stands. */
export function companiesTable({
  pen,
  numbers: { rows, ownBelow, hiddenCount },
}: {
  pen: Pen;
  numbers: NonNullable<ReportPrompt['numbers']>;
}): Piece[] {
  const { columns } = copy;
  const table = pen.tag('Table');
  const head = tableHead({
    pen,
    table,
    columns: [
      { label: columns.rank, right: AT.rank },
      { label: columns.company, x: AT.name },
      { label: columns.mentions, right: AT.mentions },
      { label: columns.share, x: AT.bar },
      { label: columns.position, right: AT.position },
      { label: columns.sentiment, x: AT.tone },
    ],
  });
  const all = [...rows, ...(ownBelow === null ? [] : [ownBelow])];
  const maxShare = Math.max(0, ...all.map(({ sharePercent }) => sharePercent ?? 0));
  const row = (company: MentionedCompany) => companyRow({ pen, company, maxShare, head, table });
  const others = hiddenCount > 0 ? [othersLine({ pen, hiddenCount })] : [];
  const body = [...rows.map(row), ...(ownBelow === null ? [] : [dashedGap(pen), row(ownBelow)])];
  return keepTogether([head, ...body, ...others]);
}

function companyRow({
  pen,
  company: { name, rank, isOwn, mentions, sharePercent, averagePosition, sentiment },
  maxShare,
  head,
  table,
}: {
  pen: Pen;
  company: MentionedCompany;
  maxShare: number;
  head: Piece;
  table: Tag;
}): Piece {
  const style = isOwn ? TYPE.strong : TYPE.text;
  const lines = pen.breakLines(name, { style, width: AT.nameWidth });
  const labels = sentiment.slice(0, LABELS_SHOWN);
  const isAbsent = mentions === 0;
  const tones = setToneLabels({ pen, labels, width: PAGE.right - AT.tone });
  return tableRow({
    pen,
    lines: Math.max(lines.length, tones.height / style.leading),
    isOwn,
    head,
    table,
    draw: ({ lineY, centreY, cell, headCell }) => {
      pen.write(isAbsent ? copy.noRank : formatInteger(rank), {
        right: AT.rank,
        y: centreY - TYPE.caption.leading / 2,
        style: TYPE.caption,
        as: cell(),
      });
      const nameY = centreY - (lines.length * style.leading) / 2;
      writeName({ pen, lines, x: AT.name, y: nameY, style, isOwn, as: headCell() });
      pen.write(formatInteger(mentions), { right: AT.mentions, y: lineY, style, as: cell() });
      const width = maxShare === 0 ? 0 : (MAX_BAR * (sharePercent ?? 0)) / maxShare;
      const colour = isOwn ? COLOURS.accent : COLOURS.bar;
      if (width > 0) pen.fill({ x: AT.bar, y: centreY - 2.5, width, height: 5, colour, radius: 1 });
      const share = sharePercent === null ? reportCopy.none : formatPercent(sharePercent);
      pen.write(share, { right: AT.percent, y: lineY, style, as: cell() });
      const position = averagePosition === null ? reportCopy.none : formatDecimal(averagePosition);
      pen.write(position, { right: AT.position, y: lineY, style, as: cell() });
      const as = cell();
      if (isAbsent) pen.write(copy.noMentions, { x: AT.tone, y: lineY, style: TYPE.caption, as });
      else drawToneLabels({ pen, placed: tones.placed, x: AT.tone, y: centreY - tones.height / 2, as });
    },
  });
}

function dashedGap(pen: Pen): Piece {
  return {
    height: 1.5,
    keepsNext: true,
    draw: (y) => {
      pen.rule({
        x: PAGE.left,
        y,
        width: PAGE.width,
        colour: COLOURS.lineStrong,
        thickness: 1.5,
        isDashed: true,
      });
    },
  };
}

function othersLine({ pen, hiddenCount }: { pen: Pen; hiddenCount: number }): Piece {
  return {
    height: TYPE.label.leading + 5,
    draw: (y) => {
      pen.write(copy.others(hiddenCount), { x: AT.name, y: y + 5, style: TYPE.label, as: pen.tag('P') });
    },
  };
}
