import type { SourceGap } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { formatPercent } from '#lib/format';
import { DifferenceBand, Marker } from '#ui';
import { gapsCopy, sayInterval } from '../copy.ts';
import { KindMenu } from './kind-menu.tsx';
import { QuotedExample } from './quoted-example.tsx';

const copy = gapsCopy.sources;

interface SourceRowProps {
  gap: SourceGap;
  /** Prompts of the view. */
  of: number;
  reach: number;
  /** Null: an example, whose kinds nobody changes. */
  companyId: string | null;
}

/** A source with its shares on both sides, their difference, and below it the sentence of an answer. */
export function SourceRow({ gap, of, reach, companyId }: SourceRowProps) {
  const { title, prompts, difference, verdict, example } = gap;
  const isProven = verdict === 'more_without' || verdict === 'more_with';
  const hasQuote = example !== null && example.quote !== null;
  return (
    <>
      <tr
        role="row"
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_4.25rem_4.25rem] gap-x-2 border-t px-4 pt-2.5 md:table-row md:px-0 md:*:border-t md:*:align-top',
          !hasQuote && 'max-md:pb-2.5',
        )}
      >
        <th scope="row" className="min-w-0 text-left font-medium md:py-2.5 md:pl-6">
          <SourceName gap={gap} isLinked={companyId !== null} />
          <small className="line-clamp-2 text-2xs font-normal wrap-anywhere text-faint">
            {copy.where({ title, count: prompts, of })}
          </small>
        </th>
        <Share rate={gap.without} isLead />
        <Share rate={gap.with} />
        <td role="cell" className="max-md:col-span-full max-md:pt-2 md:px-4 md:py-2.5">
          {difference === null ? (
            <span className="text-muted">{copy.tooFew}</span>
          ) : (
            <span className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-3">
              <DifferenceBand
                {...difference}
                reach={reach}
                isProven={isProven}
                label={copy.label(difference)}
              />
              <span className={cx('whitespace-nowrap', !isProven && 'text-muted')}>
                {copy.points(difference.value)}
                <small className="block text-2xs text-faint">{copy.range(difference)}</small>
              </span>
            </span>
          )}
        </td>
        <td role="cell" className="max-md:col-span-full md:py-1.5 md:pr-6">
          {companyId === null ? (
            <span className="text-muted">{gapsCopy.kinds[gap.kind].one}</span>
          ) : (
            <KindMenu gap={gap} companyId={companyId} />
          )}
        </td>
      </tr>
      {hasQuote && (
        <tr role="row" className="block px-4 pt-1 pb-3 md:table-row">
          <td role="cell" colSpan={5} className="block md:table-cell md:px-6 md:pb-3">
            <QuotedExample example={example} isLinked={companyId !== null} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The own site is marked; only web addresses lead out. */
function SourceName({ gap: { source, url, kind }, isLinked }: { gap: SourceGap; isLinked: boolean }) {
  const name = kind === 'own' ? <Marker>{source}</Marker> : source;
  if (url === null || !isLinked || !/^https?:\/\//.test(url))
    return <span className="wrap-anywhere">{name}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline decoration-accent-line underline-offset-2 wrap-anywhere hover:decoration-accent"
    >
      {name}
    </a>
  );
}

function Share({ rate, isLead = false }: { rate: SourceGap['without']; isLead?: boolean }) {
  return (
    <td role="cell" className={cx('text-right md:px-2 md:py-2.5', isLead && 'font-medium')}>
      {rate.percent === null ? <span className="text-faint">{copy.none}</span> : formatPercent(rate.percent)}
      <small className="block text-2xs font-normal whitespace-nowrap text-faint">{sayInterval(rate)}</small>
    </td>
  );
}
