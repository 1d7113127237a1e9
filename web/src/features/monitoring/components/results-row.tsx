import type { MentionedCompany } from '@citato/contract';
import { formatDecimal, formatInteger, formatPercent } from '#lib/format';
import { Marker, ShareBar, ToneLabel } from '#ui';
import { monitoringCopy } from '../copy.ts';

const copy = monitoringCopy.results;
const LABELS_SHOWN = 2;

interface ResultsRowProps {
  row: MentionedCompany;
  longestShare: number;
  /** The dashed line above it already divides. */
  isAfterGap?: boolean;
}

export function ResultsRow({ row, longestShare, isAfterGap = false }: ResultsRowProps) {
  const position =
    row.averagePosition === null ? monitoringCopy.tiles.none : formatDecimal(row.averagePosition);
  const cell = 'min-w-0 md:h-11.5 md:px-3 md:py-1 md:align-middle';
  const edge = isAfterGap ? '' : 'not-first:border-t md:[&:not(:first-child)>td]:border-t';
  const own = row.isOwn ? 'bg-own-row' : 'hover:bg-surface';
  return (
    <tr
      role="row"
      data-own={row.isOwn || undefined}
      className={`grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 px-4 py-3 md:table-row ${edge} ${own}`}
    >
      <td role="cell" className={`${cell} col-span-full md:pl-6!`}>
        <span className="flex items-baseline gap-2.5 font-medium">
          <span className="w-5 shrink-0 text-right text-xs font-normal text-faint">
            {formatInteger(row.rank)}
          </span>
          <span className="min-w-0 wrap-anywhere">
            {row.isOwn ? <Marker>{row.name}</Marker> : row.name}
            {row.isOwn && <span className="sr-only">{copy.own}</span>}
          </span>
        </span>
      </td>
      <td
        role="cell"
        className={`${cell} row-start-3 pl-7.5 text-xs text-muted md:text-right md:text-sm md:text-text ${row.isOwn ? 'md:font-medium' : ''}`}
      >
        <span className="md:hidden">{copy.mentionsShort(row.mentions)}</span>
        <span className="hidden md:inline">{formatInteger(row.mentions)}</span>
      </td>
      <td role="cell" className={`${cell} col-span-full row-start-2 my-0.5 pl-7.5`}>
        <ShareBar
          value={row.sharePercent ?? 0}
          max={longestShare}
          text={row.sharePercent === null ? monitoringCopy.tiles.none : formatPercent(row.sharePercent)}
          isOwn={row.isOwn}
        />
      </td>
      <td
        role="cell"
        className={`${cell} row-start-3 text-xs whitespace-nowrap text-muted md:text-right md:text-sm md:text-text ${row.isOwn ? 'md:font-medium' : ''}`}
      >
        <span className="md:hidden">{copy.positionShort(position)}</span>
        <span className="hidden md:inline">{position}</span>
      </td>
      <td role="cell" className={`${cell} row-start-3 justify-self-end md:pr-6!`}>
        <span className="flex flex-wrap justify-end gap-x-3 md:justify-start">
          {row.sentiment.slice(0, LABELS_SHOWN).map((label) => (
            <ToneLabel key={`${label.label} ${label.tone}`} tone={label.tone} className="max-md:text-xs">
              {label.label}
            </ToneLabel>
          ))}
          {row.sentiment.length === 0 && <span className="sr-only">{copy.noSentiment}</span>}
        </span>
      </td>
    </tr>
  );
}
