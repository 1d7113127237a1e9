import type { OwnedPrompt } from '#features/companies';
import type { Queryable } from '#platform/db';
import { buildThirtyDayWindow } from '../rules/thirty-day-window.ts';
import { scopeOf } from '../store/measured-scope.ts';
import { listDailyTallies } from '../store/monthly-tallies.ts';
import { findMeasuredSpan } from '../store/outcomes.ts';
import { estimateClusterEffect } from './rules/cluster-effect.ts';
import { findDetectionDays, findMargin } from './rules/expected-precision.ts';

/** A few prompts tell how alike the answers of one day are. */
const MAX_PROMPTS = 20;

/** What the figures of one more prompt would tell. */
export interface Precision {
  /** Half the width of the widest interval of a rate after the days asked about, in points. */
  readonly marginPoints: number;
  /** After how many days a change stands out; null where a year is not enough. */
  readonly changeDays: number | null;
  /** Of the answers of one day, measured on these prompts; null while there are none. */
  readonly designEffect: number | null;
}

/** How much the figures of a prompt would tell, by what is measured on the other prompts of its company. */
export async function loadPrecision(
  db: Queryable,
  {
    prompts,
    answersPerDay,
    marginDays,
    changePoints,
  }: {
    prompts: readonly OwnedPrompt[];
    answersPerDay: number;
    marginDays: number;
    changePoints: number;
  },
): Promise<Precision> {
  const designEffect = await measureDesignEffect(db, prompts);
  const perDay = { answersPerDay, designEffect: designEffect ?? 1 };
  return {
    marginPoints: findMargin({ ...perDay, days: marginDays }),
    changeDays: findDetectionDays({ ...perDay, points: changePoints }),
    designEffect,
  };
}

/**
 * By how much fewer answers of one prompt, engine and day are worth than independent ones, over the thirty days that end with
 * the last analysis of these prompts; null while there are none.
 */
async function measureDesignEffect(db: Queryable, prompts: readonly OwnedPrompt[]): Promise<number | null> {
  const subjects = prompts.slice(0, MAX_PROMPTS);
  const scope = scopeOf(subjects);
  const measured = await findMeasuredSpan(db, scope.promptIds);
  if (measured === null) return null;
  const window = buildThirtyDayWindow({ lastDay: measured.lastDay, seriesSince: null });
  const tallies = await listDailyTallies(db, { ...scope, window });
  const since = new Map(subjects.map(({ prompt }) => [prompt.id.toString(), prompt.seriesSince]));
  const strata = [...tallies].flatMap(([promptId, days]) => [
    ...Map.groupBy(
      days
        .filter(({ day }) => day >= (since.get(promptId) ?? day))
        .map(({ engine, day, ok, companies }) => ({
          engine: `${promptId} ${engine}`,
          day,
          hits: companies.find(({ isOwn }) => isOwn)?.mentions ?? 0,
          n: ok,
        })),
      ({ engine }) => engine,
    ).values(),
  ]);
  return strata.length === 0 ? null : estimateClusterEffect(strata).effect;
}
