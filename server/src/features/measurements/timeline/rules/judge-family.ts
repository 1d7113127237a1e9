import { findQuantile, NORMAL_QUANTILE } from '@citato/contract/figures';
import { studentQuantile } from '#lib/statistics/mean-interval';

/** A difference with its 95 % interval that is judged beside others of one view. */
export interface FamilyMember {
  readonly key: string;
  readonly difference: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** Of Student's distribution, by which its interval was made; infinite: the normal one. */
  readonly degreesOfFreedom: number;
  /** Its part of the error the view may make; taken in proportion. */
  readonly weight: number;
}

/** The error of a whole view, where none is given. */
const ALPHA = 0.05;

/**
 * The differences that stand though all of a view were looked at: Holm's step-down with weights (S. Holm, Scandinavian
 * Journal of Statistics 6 (1979), 65–70, section 4). Of the differences not yet settled the one whose p ÷ weight is
 * smallest has to reach ALPHA × its weight ÷ the weights left; with the first that does not, nothing more stands. In a view
 * without any change at most one in twenty shows one.
 * @param alpha the error all of them together may make
 */
export function judgeFamily(members: readonly FamilyMember[], alpha = ALPHA): ReadonlySet<string> {
  const open = members.flatMap(({ difference, degreesOfFreedom, ...member }) =>
    difference === null ? [] : [{ ...member, score: scoreOf(difference, degreesOfFreedom) }],
  );
  const proven = new Set<string>();
  for (;;) {
    const left = open.filter(({ key }) => !proven.has(key));
    const weights = left.reduce((sum, { weight }) => sum + weight, 0);
    const next = left.find(({ score, weight }) => score > findQuantile((alpha * weight) / weights / 2));
    if (next === undefined) return proven;
    proven.add(next.key);
  }
}

/**
 * The smallest difference of each member that would stand first in its family, were its interval as wide as it is: the
 * first step of Holm's, solved for the difference.
 */
export function listProvable(members: readonly FamilyMember[], alpha = ALPHA): ReadonlyMap<string, number> {
  const open = members.flatMap(({ difference, ...member }) =>
    difference === null || member.weight <= 0 ? [] : [{ ...member, difference }],
  );
  const weights = open.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    open.map(({ key, weight, difference: { low, high }, degreesOfFreedom }) => {
      const score = findQuantile((alpha * weight) / weights / 2);
      return [key, ((high - low) / 2) * marginsOf(score, degreesOfFreedom)];
    }),
  );
}

/** How many margins of a 95 % interval a score is: `scoreOf` the other way round. */
function marginsOf(score: number, degreesOfFreedom: number): number {
  if (degreesOfFreedom === Infinity) return score / NORMAL_QUANTILE;
  const scale = (8 * degreesOfFreedom + 1) / (8 * degreesOfFreedom + 3);
  const t = Math.sqrt(degreesOfFreedom * Math.expm1((score / scale) ** 2 / degreesOfFreedom));
  return t / studentQuantile(degreesOfFreedom);
}

/**
 * How many standard errors of a normal distribution a difference is away from 0, by the end of its interval that is nearer
 * to it. Student's t becomes as improbable a normal value: (8ν+1) ÷ (8ν+3) × √(ν·ln(1 + t²/ν)) (D. L. Wallace, Annals of
 * Mathematical Statistics 30 (1959), 1121–1130).
 */
function scoreOf(
  { value, low, high }: NonNullable<FamilyMember['difference']>,
  degreesOfFreedom: number,
): number {
  const margin = value >= 0 ? value - low : high - value;
  if (margin <= 0) return 0;
  if (degreesOfFreedom === Infinity) return (Math.abs(value) / margin) * NORMAL_QUANTILE;
  const t = (Math.abs(value) / margin) * studentQuantile(degreesOfFreedom);
  const scale = (8 * degreesOfFreedom + 1) / (8 * degreesOfFreedom + 3);
  return scale * Math.sqrt(degreesOfFreedom * Math.log1p(t ** 2 / degreesOfFreedom));
}
