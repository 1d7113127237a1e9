import type { MentionedCompany, Prompt } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { CompanyMenu, OwnNameHint, useOpenAnswers, type CorrectableCompany } from '#features/answers';
import { figuresCopy } from '../../figures/copy.ts';
import { formatDecimal, formatInteger, formatPercent } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Marker, RateBand, ShareBar, ToneLabel } from '#ui';
import { resultsCopy as copy } from '../copy.ts';
import { describeUncertainties } from '../describe-uncertainties.ts';
import { ResultsFigure } from './results-figure.tsx';
import { RowUncertainties, RowUncertaintiesButton } from './row-uncertainties.tsx';

const NONE = figuresCopy.none;
const LABELS_SHOWN = 2;

interface FigureProps {
  row: MentionedCompany;
  onRead: () => void;
}

interface CountProps extends FigureProps {
  /** Ok answers, the denominator of the count. */
  totalResponses: number;
  uncertainty: string;
}

interface ResultsRowProps {
  company: CorrectableCompany;
  prompt: Prompt;
  row: MentionedCompany;
  /** Its number in the order that was chosen. */
  place: number;
  maxShare: number;
  /** Ok answers, the denominator of mention rates. */
  totalResponses: number;
  /** Mentions of all companies, the denominator of shares. */
  totalMentions: number;
  /** What the table calls the company itself. */
  ownName: string | null;
  /** Stands below the others because too few answers name it. */
  isFaint?: boolean;
  /** The dashed line above it already divides. */
  isAfterGap?: boolean;
}

export function ResultsRow({
  company,
  prompt,
  row,
  place,
  maxShare,
  totalResponses,
  totalMentions,
  ownName,
  isFaint = false,
  isAfterGap = false,
}: ResultsRowProps) {
  const mayCorrect = useMay<'setCompanyAliases'>('edit');
  const open = useOpenAnswers();
  const read = () => {
    // Where no answer names it, the link leads to the answers that name others.
    const presenza = row.mentions === 0 ? 'no' : 'si';
    open({ risposte: prompt.id, presenza, ...(!row.isOwn && { nome: row.key }) });
  };
  const uncertainties = describeUncertainties({ row, totalResponses, totalMentions });
  const cell = 'min-w-0 md:h-11.5 md:px-2 md:py-1 lg:px-3 md:align-middle';
  const edge = isAfterGap ? '' : 'not-first:border-t md:[&:not(:first-child)>td]:border-t';
  const own = row.isOwn ? 'bg-own-row' : 'hover:bg-surface';
  const ink = isFaint ? 'text-faint' : 'text-muted md:text-text';
  return (
    <tr
      role="row"
      data-own={row.isOwn || undefined}
      data-few={isFaint || undefined}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 px-4 py-3 md:table-row ${edge} ${own}`}
    >
      <td role="rowheader" className={`${cell} col-span-full max-md:pr-9 md:pl-6!`}>
        <span className={`flex items-baseline gap-2.5 font-medium ${isFaint ? 'text-faint' : ''}`}>
          <span className="w-5 shrink-0 text-right text-xs font-normal text-faint">
            {row.mentions === 0 ? copy.noRank : formatInteger(place)}
          </span>
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <Name row={row} onRead={read} />
            {ownName !== null && <OwnNameHint company={company} own={ownName} named={row} />}
          </span>
        </span>
      </td>
      <td
        role="cell"
        className={`${cell} row-start-4 pl-7.5 text-xs md:text-right md:text-sm ${ink} ${row.isOwn ? 'md:font-medium' : ''}`}
      >
        <Mentions row={row} uncertainty={uncertainties.mentions} onRead={read} />
      </td>
      <td
        role="cell"
        className={`${cell} row-start-3 pl-7.5 text-xs md:text-sm ${ink} ${row.isOwn ? 'md:font-medium' : ''}`}
      >
        <MentionRate
          row={row}
          totalResponses={totalResponses}
          uncertainty={uncertainties.rate}
          onRead={read}
        />
      </td>
      <td
        role="cell"
        className={`${cell} col-span-full row-start-2 my-0.5 pl-7.5 ${isFaint ? 'text-faint' : ''}`}
      >
        <ResultsFigure uncertainty={uncertainties.share} onRead={read} className="w-full hover:no-underline">
          <ShareBar
            value={row.sharePercent ?? 0}
            max={maxShare}
            text={row.sharePercent === null ? NONE : formatPercent(row.sharePercent)}
            isOwn={row.isOwn}
          />
        </ResultsFigure>
      </td>
      <td
        role="cell"
        className={`${cell} row-start-3 text-xs whitespace-nowrap md:text-right md:text-sm ${ink} ${row.isOwn ? 'md:font-medium' : ''}`}
      >
        <Position row={row} uncertainty={uncertainties.position} onRead={read} />
      </td>
      <td role="cell" className={`${cell} col-start-2 row-start-4 md:pr-2!`}>
        <Sentiment row={row} onRead={read} />
      </td>
      <td role="cell" className="max-md:absolute max-md:top-1.5 max-md:right-2 max-md:z-1 md:align-middle">
        {row.isOwn || !mayCorrect ? (
          <RowUncertaintiesButton name={row.name} uncertainties={uncertainties} />
        ) : (
          <CompanyMenu
            company={company}
            prompt={prompt}
            named={row}
            header={<RowUncertainties uncertainties={uncertainties} />}
          />
        )}
      </td>
    </tr>
  );
}

function Name({ row, onRead }: FigureProps) {
  return (
    <ResultsFigure uncertainty={copy.nameLabel(row.name)} onRead={onRead} isRow className="wrap-anywhere">
      {row.isOwn ? <Marker>{row.name}</Marker> : <bdi>{row.name}</bdi>}
      {row.isOwn && <span className="sr-only">{copy.own}</span>}
    </ResultsFigure>
  );
}

function Mentions({ row, uncertainty, onRead }: FigureProps & { uncertainty: string }) {
  return (
    <ResultsFigure uncertainty={uncertainty} onRead={onRead} className="md:text-right">
      <span className="md:hidden">{copy.mentionsShort(row.mentions)}</span>
      <span className="hidden md:inline">{formatInteger(row.mentions)}</span>
    </ResultsFigure>
  );
}

/** Its interval is drawn where there is room for it. */
function MentionRate({ row, totalResponses, uncertainty, onRead }: CountProps) {
  const rate = buildRate({ hits: row.mentions, n: totalResponses });
  return (
    <ResultsFigure uncertainty={uncertainty} onRead={onRead} className="md:w-full hover:no-underline">
      <span className="md:hidden">{figuresCopy.mentionRate} </span>
      <span className="md:grid md:items-center md:gap-3 lg:grid-cols-[minmax(0,1fr)_52px]">
        <span aria-hidden className="max-lg:hidden">
          <RateBand rate={rate} label={uncertainty} />
        </span>
        <span className="text-right max-md:font-medium">
          {rate.percent === null ? NONE : formatPercent(rate.percent)}
        </span>
      </span>
    </ResultsFigure>
  );
}

function Position({ row: { averagePosition }, uncertainty, onRead }: FigureProps & { uncertainty: string }) {
  const position = averagePosition === null ? NONE : formatDecimal(averagePosition);
  return (
    <ResultsFigure uncertainty={uncertainty} onRead={onRead}>
      <span className="md:hidden">{copy.positionShort(position)}</span>
      <span className="hidden md:inline">{position}</span>
    </ResultsFigure>
  );
}

function Sentiment({ row, onRead }: FigureProps) {
  if (row.mentions === 0) return <span className="text-xs text-faint">{figuresCopy.noMentions}</span>;
  if (row.sentiment.length === 0) return <span className="sr-only">{copy.noSentiment}</span>;
  return (
    <ResultsFigure uncertainty={copy.sentimentLabel(row.mentions)} onRead={onRead}>
      <span className="flex flex-wrap gap-x-3 max-md:gap-x-2">
        {row.sentiment.slice(0, LABELS_SHOWN).map((label) => (
          <ToneLabel key={`${label.label} ${label.tone}`} tone={label.tone} className="max-md:text-xs">
            {label.label}
          </ToneLabel>
        ))}
      </span>
    </ResultsFigure>
  );
}
