import { isProvenAmong, isStale } from '../figures/figures.ts';
import type { Change } from '../figures/numbers.ts';
import type { CompanyWithPrompts } from '../monitoring/monitoring.ts';
import { findLastMeasured, listRated, type Measured } from './rated.ts';

/** What changed from one week to the next, as far as it is proven. */
export type News =
  | { kind: 'none' | 'once' | 'early' | 'within' }
  | { kind: 'stale'; since: string }
  | { kind: 'company'; change: Change }
  | { kind: 'prompts'; changed: (Measured & { change: Change })[] }
  | { kind: 'incomparable'; change: Change }
  | { kind: 'chance'; changed: number; compared: number };

/**
 * Whatever is claimed is proven: of all prompts together first, then of single ones, which have to show more the more of
 * them were looked at. Numbers that stand still say so instead of speaking of this week.
 */
export function describeNews({
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
}): News {
  const rated = listRated(company);
  const since = findLastMeasured(company);
  if (since === null) return { kind: 'none' };
  if (isStale({ since, now })) return { kind: 'stale', since };
  if (joint?.verdict === 'rising' || joint?.verdict === 'falling') return { kind: 'company', change: joint };
  const compared = rated.flatMap((one) =>
    one.data.change === null ? [] : [{ ...one, change: one.data.change }],
  );
  const moved = compared.filter(({ change: { verdict } }) => verdict === 'rising' || verdict === 'falling');
  const changed = moved.filter(({ change }) => isProvenAmong({ change, compared: compared.length }));
  if (changed.length > 0) return { kind: 'prompts', changed: changed.toSorted(byDifference) };
  if (joint?.verdict === 'model_changed') return { kind: 'incomparable', change: joint };
  if (moved.length > 0) return { kind: 'chance', changed: moved.length, compared: compared.length };
  if (compared.length > 0) return { kind: 'within' };
  return { kind: isAnalysedAgain ? 'early' : 'once' };
}

const differenceOf = ({ change }: { change: Change }) => Math.abs(change.points?.difference ?? 0);
const byDifference = (a: { change: Change }, b: { change: Change }) => differenceOf(b) - differenceOf(a);
