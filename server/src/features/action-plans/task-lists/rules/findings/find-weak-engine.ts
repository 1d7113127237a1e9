import type { Digest } from '#features/measurements';
import type { EngineFigures, FactOf } from '../finding.ts';

/** An engine that names the company less often than another, beyond what chance explains: the intervals do not touch. */
export interface WeakEngine extends FactOf<'engine'> {
  readonly weak: EngineFigures;
  readonly strong: EngineFigures;
}

export function findWeakEngine(digest: Digest): WeakEngine[] {
  const byRate = digest.engines.toSorted((a, b) => (a.rate.percent ?? 0) - (b.rate.percent ?? 0));
  const [weak, strong] = [byRate.at(0), byRate.at(-1)];
  if (weak === undefined || strong === undefined) return [];
  const [high, low] = [weak.rate.highPercent, strong.rate.lowPercent];
  if (high === null || low === null || high >= low) return [];
  return [{ kind: 'engine', key: `engine:${weak.engine}`, priority: 'Medium', names: [], weak, strong }];
}
