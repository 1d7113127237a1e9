import { formatPercent } from '@citato/contract/format';
import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { ReportSnapshot } from '../report-snapshot.ts';
import { COLOURS, PAGE, TYPE } from '../theme.ts';
import { writeName } from './table.ts';
import { paragraph, space } from './text-pieces.ts';

const copy = reportCopy.shares;
const BAR = { height: 16, gap: 1.5, thinnest: 2 };
const LEGEND = { gap: 24, swatch: 8, name: 15, mentions: 42 };

interface Part {
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly sharePercent: number;
  readonly colour: string;
}

/** One bar for all mentions: the own company first, then the most mentioned, then the rest in grey. */
export function shareChart({ pen, shares }: { pen: Pen; shares: ReportSnapshot['shares'] }): Piece[] {
  const { companies, others, mentions } = shares;
  if (mentions === 0) return paragraph({ pen, text: copy.nobody, style: TYPE.quiet });
  const parts: Part[] = [
    ...companies.map((company, index) => ({ ...company, colour: COLOURS.data[index] ?? COLOURS.bar })),
    ...(others.mentions > 0
      ? [{ ...others, name: copy.others(others.count), isOwn: false, colour: COLOURS.bar }]
      : []),
  ];
  const note = mentions === 1 ? copy.noteOne : copy.note(mentions);
  return [
    ...paragraph({ pen, text: note, style: TYPE.caption, keepsNext: true }),
    { ...space(8), keepsNext: true },
    bar({ pen, parts: parts.filter((part) => part.mentions > 0) }),
    { ...space(8), keepsNext: true },
    ...legend({ pen, parts }),
  ];
}

function bar({ pen, parts }: { pen: Pen; parts: readonly Part[] }): Piece {
  const free = PAGE.width - BAR.gap * (parts.length - 1) - BAR.thinnest * parts.length;
  return {
    height: BAR.height,
    keepsNext: true,
    draw: (y) => {
      const as = pen.tag('Figure', {
        alt: copy.chart(parts.map(({ name, sharePercent }) => ({ name, sharePercent }))),
        bbox: [PAGE.left, y, PAGE.right, y + BAR.height],
      });
      let x: number = PAGE.left;
      for (const { sharePercent, colour } of parts) {
        const width = BAR.thinnest + (free * sharePercent) / 100;
        pen.fill({ x, y, width, height: BAR.height, colour, radius: 1.5, as });
        x += width + BAR.gap;
      }
    },
  };
}

/** Two entries to a line, as high as the longer of their names. */
function legend({ pen, parts }: { pen: Pen; parts: readonly Part[] }): Piece[] {
  const width = (PAGE.width - LEGEND.gap) / 2;
  const entries = parts.map((part) => {
    const style = part.isOwn ? TYPE.strong : TYPE.text;
    const mentionsWidth = pen.widthOf(copy.mentions(part.mentions), TYPE.caption);
    const nameWidth = width - LEGEND.name - LEGEND.mentions - mentionsWidth - 10;
    return { part, style, lines: pen.breakLines(part.name, { style, width: nameWidth }) };
  });
  const pairs = entries
    .filter((_, index) => index % 2 === 0)
    .map((entry, index) => [entry, entries[index * 2 + 1]]);
  const list = pen.tag('L');
  return pairs.map((pair, index) => ({
    height: Math.max(...pair.map((entry) => entry?.lines.length ?? 0)) * TYPE.text.leading + 5,
    keepsNext: index < pairs.length - 1,
    draw: (y: number) => {
      for (const [column, entry] of pair.entries()) {
        if (entry === undefined) continue;
        const { part, style, lines } = entry;
        const x = PAGE.left + column * (width + LEGEND.gap);
        const right = x + width;
        pen.fill({
          x,
          y: y + 2.5,
          width: LEGEND.swatch,
          height: LEGEND.swatch,
          colour: part.colour,
          radius: 1.5,
        });
        const as = pen.tag('LBody', { parent: pen.tag('LI', { parent: list }) });
        writeName({ pen, lines, x: x + LEGEND.name, y, style, isOwn: part.isOwn, as });
        pen.write(` ${formatPercent(part.sharePercent)}`, { right, y, style: TYPE.strong, as });
        pen.write(` ${copy.mentions(part.mentions)}`, {
          right: right - LEGEND.mentions,
          y: y + 1.5,
          style: TYPE.caption,
          as,
        });
      }
    },
  }));
}
