import { formatInteger, formatPercent } from '@citato/contract/format';
import { reportCopy } from '../copy.ts';
import { keepTogether, type Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { CitedSite, ReportSnapshot } from '../report-snapshot.ts';
import type { Tag } from '../tags.ts';
import { TYPE } from '../theme.ts';
import { tableHead, tableRow, writeName } from './table.ts';
import { paragraph, sectionTitle, space } from './text-pieces.ts';

const copy = reportCopy.sources;
const AT = { site: 56, siteWidth: 310, answers: 440, share: 539 };

/** The sites the answers cite. */
export function sourcesTable({
  pen,
  sources: { sites, hiddenCount, citingAnswers, answers },
}: {
  pen: Pen;
  sources: ReportSnapshot['sources'];
}): Piece[] {
  if (sites.length === 0) {
    const none = paragraph({ pen, text: copy.none(answers), style: TYPE.quiet });
    return [...sectionTitle({ pen, title: copy.title }), ...none, space(28)];
  }
  const table = pen.tag('Table');
  const head = tableHead({
    pen,
    table,
    columns: [
      { label: copy.columns.site, x: AT.site },
      { label: copy.columns.answers, right: AT.answers },
      { label: copy.columns.share, right: AT.share },
    ],
  });
  const hidden =
    hiddenCount === 0
      ? []
      : [space(5), ...paragraph({ pen, text: copy.hidden(hiddenCount), style: TYPE.label, x: AT.site })];
  return [
    ...sectionTitle({ pen, title: copy.title, note: copy.note({ citing: citingAnswers, all: answers }) }),
    ...keepTogether([head, ...sites.map((site) => siteRow({ pen, site, head, table })), ...hidden]),
    space(28),
  ];
}

function siteRow({
  pen,
  site: { domain, isOwn, answers, sharePercent },
  head,
  table,
}: {
  pen: Pen;
  site: CitedSite;
  head: Piece;
  table: Tag;
}): Piece {
  const style = isOwn ? TYPE.strong : TYPE.text;
  const lines = pen.breakLines(domain, { style, width: AT.siteWidth });
  return tableRow({
    pen,
    lines: lines.length,
    isOwn,
    head,
    table,
    draw: ({ lineY: y, textY, cell, headCell }) => {
      writeName({ pen, lines, x: AT.site, y: textY, style, isOwn, as: headCell() });
      pen.write(formatInteger(answers), { right: AT.answers, y, style, as: cell() });
      pen.write(formatPercent(sharePercent), { right: AT.share, y, style, as: cell() });
    },
  });
}
