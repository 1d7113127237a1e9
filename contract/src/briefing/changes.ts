import { isStale, listProven } from '../figures/figures.ts';
import type { Change } from '../figures/numbers.ts';
import type { CompanyWithPrompts } from '../monitoring/company.ts';
import { findLastMeasured, listRated, type Measured } from './rated.ts';

/** A prompt with its change of the week. */
export type ChangedPrompt = Measured & { change: Change };

/** What changed from one week to the next. */
export type CompanyChanges =
  | { kind: 'none' | 'once' | 'early' }
  | { kind: 'stale'; since: string }
  | { kind: 'incomparable'; change: Change }
  | {
      kind: 'compared';
      /** The proven change of all prompts together; null without one. */
      joint: Change | null;
      /** Every prompt whose change is proven among all that were compared, worst first. */
      changed: ChangedPrompt[];
      /** Prompts with a large difference, or a verdict of their own, which may still be chance; worst first. */
      watched: ChangedPrompt[];
    };

/** Points between two weeks from which a change is worth watching before it is proven. */
const FAR = 20;

/**
 * Every claimed change is proven: first that of all prompts together, then those of single prompts, with a stricter
 * bound the more prompts were compared. Where the last analysis is old, that is said instead.
 */
export function describeChanges({
  company,
  joint,
  isAnalysedAgain,
  now,
}: {
  company: CompanyWithPrompts;
  /** The change of all prompts together. */
  joint: Change | null;
  /** The plan analyses every day. */
  isAnalysedAgain: boolean;
  now: Date;
}): CompanyChanges {
  const since = findLastMeasured(company);
  if (since === null) return { kind: 'none' };
  if (isStale({ since, now })) return { kind: 'stale', since };
  const compared = listRated(company).flatMap((one) =>
    one.data.change === null ? [] : [{ ...one, change: one.data.change }],
  );
  const proven = listProven(compared.map(({ change }) => change));
  const changed = compared.filter(({ change }) => proven.has(change)).toSorted(byLoss);
  const watched = compared.filter(({ change }) => !proven.has(change) && isWatched(change)).toSorted(byLoss);
  const isProven = joint?.verdict === 'rising' || joint?.verdict === 'falling';
  if (isProven || changed.length > 0 || watched.length > 0)
    return { kind: 'compared', joint: isProven ? joint : null, changed, watched };
  if (joint?.verdict === 'model_changed') return { kind: 'incomparable', change: joint };
  if (compared.length > 0) return { kind: 'compared', joint: null, changed, watched };
  return { kind: isAnalysedAgain ? 'early' : 'once' };
}

/** The prompts that fell, proven ones before those to be watched, worst first. */
export function listFallen(changes: CompanyChanges): (ChangedPrompt & { isProven: boolean })[] {
  if (changes.kind !== 'compared') return [];
  return [
    ...changes.changed.map((one) => ({ ...one, isProven: true })),
    ...changes.watched.map((one) => ({ ...one, isProven: false })),
  ].filter(({ change }) => differenceOf(change) < 0);
}

const differenceOf = ({ points }: Change): number => points?.difference ?? 0;
const isWatched = (change: Change): boolean =>
  change.verdict === 'rising' || change.verdict === 'falling' || Math.abs(differenceOf(change)) >= FAR;

/** Falls before rises, the largest of each first. */
function byLoss(a: ChangedPrompt, b: ChangedPrompt): number {
  const [left, right] = [differenceOf(a.change), differenceOf(b.change)];
  return Number(left > 0) - Number(right > 0) || Math.abs(right) - Math.abs(left);
}
