import { type UsageRow, findUsage } from '../store/usage.ts';
import { getLimits } from '#features/plans';
import type { AccountId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { isBookedForNothing } from '../start/book-analyses.ts';
import { type StartLimits, decideStarts } from '../start/rules/start-allowance.ts';

interface Account {
  readonly userId: AccountId;
  readonly wanted: number;
}

/** How many of the analyses an account wants will start, as far as can be known beforehand. */
export async function countStartable(
  db: Queryable,
  { userId, wanted, now }: Account & { now: Date },
): Promise<number> {
  const { limits, usage, analysesUsed } = await readPlanStatus(db, userId);
  const startsToday = usage?.startsDay === romeDay(now) ? usage.startsOfDay : 0;
  return decideStarts({ limits, soFar: { analysesUsed, startsToday }, wanted }).granted;
}

/** The same for all later days too: prompts that find a day full start on the next. */
export async function countEverStartable(db: Queryable, { userId, wanted }: Account): Promise<number> {
  const { limits, analysesUsed } = await readPlanStatus(db, userId);
  return limits.promptAnalysisEnabled ? wanted : Math.min(wanted, Math.max(0, 1 - analysesUsed));
}

async function readPlanStatus(
  db: Queryable,
  userId: AccountId,
): Promise<{ limits: StartLimits; usage: UsageRow | null; analysesUsed: number }> {
  const { limits } = await getLimits(db, userId);
  const usage = await findUsage(db, userId);
  const used = usage?.analysesUsed ?? 0;
  const isGivenBack =
    usage !== null && !limits.promptAnalysisEnabled && (await isBookedForNothing(db, usage));
  return { limits, usage, analysesUsed: isGivenBack ? used - 1 : used };
}
