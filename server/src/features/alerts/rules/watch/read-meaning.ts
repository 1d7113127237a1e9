import type { Mean, Rate } from '@citato/contract';
import { findWilsonBounds, NORMAL_QUANTILE } from '@citato/contract/figures';
import type { Direction, Meaning } from './decide-alerts.ts';
import type { Watched } from './watched.ts';

const isRate = (figure: Rate | Mean): figure is Rate => 'percent' in figure;
const HALF = 0.5;

/**
 * What each kind takes beyond a proven change. Named: for the first time, or not once any more. Cited: not once any more.
 * Negative: from none. Overtaken: proven ahead now, and not before. A new rival: among the first five now, and not before.
 */
export function makeMeaning({
  topBefore,
  topNow,
}: {
  topBefore: ReadonlySet<string>;
  topNow: ReadonlySet<string>;
}): Meaning {
  return ({ subject: { kind, figure }, direction, compared }) => {
    switch (kind) {
      case 'figure':
        return true;
      case 'named':
        return isFromNothing(compared, direction) || isToNothing(compared, direction);
      case 'own_source':
        return isToNothing(compared, direction);
      case 'negative':
        return isFromNothing(compared, direction);
      case 'overtaken':
        return isTurned(compared, direction);
      case 'new_rival':
        return (
          direction === 'up' &&
          figure.figure === 'rival_rate' &&
          topNow.has(figure.rival) &&
          !topBefore.has(figure.rival)
        );
      default:
        return false;
    }
  };
}

const isFromNothing = ({ earlier }: Watched['difference'], direction: Direction): boolean =>
  direction === 'up' && isRate(earlier) && earlier.percent === 0;

const isToNothing = ({ later }: Watched['difference'], direction: Direction): boolean =>
  direction === 'down' && isRate(later) && later.percent === 0;

/** Of the mentions of both: less than half before, and now more than half beyond doubt; or the other way round. */
function isTurned({ earlier, later, designEffect }: Watched['difference'], direction: Direction): boolean {
  if (!isRate(earlier) || !isRate(later) || earlier.percent === null || later.percent === null) return false;
  const { low, high } = findWilsonBounds({
    share: later.percent / 100,
    n: later.n / designEffect,
    quantile: NORMAL_QUANTILE,
  });
  return direction === 'up' ? earlier.percent <= 50 && low > HALF : earlier.percent >= 50 && high < HALF;
}
