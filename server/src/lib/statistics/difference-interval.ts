import { NORMAL_QUANTILE, findWilsonBounds } from '@citato/contract/figures';

/** A share of answers from 0 to 1; `n` may be an effective number of answers, which need not be whole. */
interface Share {
  readonly share: number;
  readonly n: number;
}

/** The same question before and after. Weights are taken in proportion. */
export interface Stratum {
  readonly weight: number;
  readonly earlier: Share;
  readonly later: Share;
}

export interface Difference {
  readonly earlier: number;
  readonly later: number;
  /** Later minus earlier, with its 95 % interval; −1 to 1. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The difference of two independent proportions with Newcombe's hybrid score interval (R. G. Newcombe, Statistics in
 * Medicine 17 (1998), 873–890, method 10): d − √((p₂−l₂)² + (u₁−p₁)²) to d + √((u₂−p₂)² + (p₁−l₁)²), l and u being
 * Wilson's bounds. Over several strata the proportions are weighted means of theirs; one stratum gives method 10 itself.
 */
export function buildDifference(strata: readonly Stratum[]): Difference {
  const total = add(strata.map(({ weight }) => weight));
  const weights = strata.map(({ weight }) => weight / total);
  const earlier = findMean({ shares: strata.map((stratum) => stratum.earlier), weights });
  const later = findMean({ shares: strata.map((stratum) => stratum.later), weights });
  const difference = later.share - earlier.share;
  return {
    earlier: earlier.share,
    later: later.share,
    difference,
    low: Math.max(-1, difference - Math.hypot(later.share - later.low, earlier.high - earlier.share)),
    high: Math.min(1, difference + Math.hypot(later.high - later.share, earlier.share - earlier.low)),
  };
}

type Interval = Pick<Difference, 'low' | 'high'> & { readonly value: number };

/**
 * How much more one difference is than another that is independent of it, by the same square-and-add as above: its
 * margins are those of both, √((d₁−l₁)² + (u₂−d₂)²) below and √((u₁−d₁)² + (d₂−l₂)²) above (G. Y. Zou and A. Donner,
 * Statistics in Medicine 27 (2008), 1693–1702).
 */
export function subtractDifferences(one: Interval, other: Interval): Interval {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

/**
 * A weighted mean of shares with Wilson's bounds for its effective number of answers p(1−p) ÷ Var(p)
 * (E. L. Korn and B. I. Graubard, Survey Methodology 24 (1998), 193–201), Var(p) = Σ w²·pᵢ(1−pᵢ)/nᵢ. Where every share
 * is 0 or 1 that variance says nothing; the answers then count as if they were of one stratum.
 */
function findMean({ shares, weights }: { shares: readonly Share[]; weights: readonly number[] }) {
  const parts = shares.map(({ share, n }, index) => {
    const weight = weights[index] ?? 0;
    return { mean: weight * share, variance: (weight ** 2 * share * (1 - share)) / n, size: weight ** 2 / n };
  });
  const share = Math.min(1, add(parts.map(({ mean }) => mean)));
  const variance = add(parts.map(({ variance }) => variance));
  const n = variance > 0 ? (share * (1 - share)) / variance : 1 / add(parts.map(({ size }) => size));
  return { share, ...findWilsonBounds({ share, n, quantile: NORMAL_QUANTILE }) };
}

function add(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
