import type { ComparedRate, CompanyHistory } from '@citato/contract';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { findMeanInterval, formatDecimal, formatPercent, formatPoints } from '#lib/format';
import { DifferenceBand } from '#ui';
import { historyCopy, nameInterval } from '../copy.ts';
import { VerdictWord } from './verdict-word.tsx';

const copy = historyCopy.numbers;

type ComparedMean = CompanyHistory['numbers']['position'];

/** One figure before and after, in words and as drawn. */
export interface Compared {
  readonly earlier: {
    readonly figure: string | null;
    readonly uncertainty: string | null;
    readonly n: number;
  };
  readonly later: Compared['earlier'];
  readonly difference: {
    readonly value: number;
    readonly low: number;
    readonly high: number;
    readonly words: string;
    readonly range: string;
  } | null;
  readonly verdict: ComparedRate['verdict'];
  readonly isPosition: boolean;
}

export function readRate({ earlier, later, difference, verdict }: ComparedRate): Compared {
  const side = ({ percent, lowPercent, highPercent, n }: ComparedRate['earlier']) => ({
    figure: percent === null ? null : formatPercent(percent),
    uncertainty:
      lowPercent === null || highPercent === null
        ? null
        : nameInterval({ low: lowPercent, high: highPercent }),
    n,
  });
  return {
    earlier: side(earlier),
    later: side(later),
    difference:
      difference === null
        ? null
        : { ...difference, words: copy.points(difference.value), range: copy.range(difference) },
    verdict,
    isPosition: false,
  };
}

/** A lower position is a better one: what is better stands on the right, as elsewhere. */
export function readPosition({ earlier, later, difference, verdict }: ComparedMean): Compared {
  const side = (mean: ComparedMean['earlier']) => {
    const interval = findMeanInterval(mean);
    return {
      figure: mean.value === null ? null : formatDecimal(mean.value),
      uncertainty:
        interval === null ? null : `${formatDecimal(interval.low)}–${formatDecimal(interval.high)}`,
      n: mean.n,
    };
  };
  const better =
    difference === null ? null : { value: -difference.value, low: -difference.high, high: -difference.low };
  return {
    earlier: side(earlier),
    later: side(later),
    difference:
      better === null
        ? null
        : {
            ...better,
            words: copy.places(better.value),
            range: `da ${formatPoints(better.low)} a ${formatPoints(better.high)}`,
          },
    verdict,
    isPosition: true,
  };
}

/** A figure of the earlier days, of the later ones, their difference around zero and what may be said of it. */
export function ComparedRow({
  name,
  compared,
  reach,
  isOwn = false,
}: {
  name: ReactNode;
  compared: Compared;
  reach: number;
  isOwn?: boolean;
}) {
  const { earlier, later, difference, verdict, isPosition } = compared;
  return (
    <tr
      role="row"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_5rem_5rem] gap-x-2 border-t px-4 py-2.5 md:table-row md:px-0 md:*:border-t',
        isOwn && 'bg-own-row',
      )}
    >
      <th scope="row" className="text-left font-medium max-md:col-start-1 md:py-2.5 md:pl-6">
        {name}
        <small className="block text-2xs font-normal text-faint">
          {copy.sizes({ earlier: earlier.n, later: later.n })}
        </small>
      </th>
      <Side side={earlier} />
      <Side side={later} isLater />
      <td role="cell" className="max-md:col-span-full max-md:pt-2 md:px-3 md:py-2.5">
        {difference !== null && (
          <span className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-3">
            <DifferenceBand
              value={difference.value}
              low={difference.low}
              high={difference.high}
              reach={reach}
              isProven={verdict === 'rising' || verdict === 'falling'}
              label={copy.differenceLabel({ value: difference.words, range: difference.range })}
            />
            <span className="whitespace-nowrap">
              {difference.words}
              <small className="block text-2xs text-faint">{difference.range}</small>
            </span>
          </span>
        )}
      </td>
      <td role="cell" className="max-md:col-span-full max-md:pt-1 md:py-2.5 md:pr-6">
        <VerdictWord verdict={verdict} isPosition={isPosition} />
      </td>
    </tr>
  );
}

function Side({
  side: { figure, uncertainty },
  isLater = false,
}: {
  side: Compared['earlier'];
  isLater?: boolean;
}) {
  return (
    <td role="cell" className={cx('text-right md:px-2 md:py-2.5', isLater && 'font-medium')}>
      {figure ?? <span className="font-normal text-faint">{copy.none}</span>}
      {uncertainty !== null && <small className="block text-2xs font-normal text-faint">{uncertainty}</small>}
    </td>
  );
}
