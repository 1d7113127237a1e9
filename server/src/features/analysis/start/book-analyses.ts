import { type UsageRow, giveBackBooked, hasItsPrompt, lockUsage } from '../store/usage.ts';
import { hasCalls } from '#features/engine-calls';
import { getLimits, type LimitsInForce } from '#features/plans';
import type { AccountId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import type { Queryable, Transaction } from '#platform/db';
import { type StartVerdict, decideStarts } from './rules/start-allowance.ts';

/**
 * How many analyses an account may start now. Its usage is locked until the transaction ends: later transactions see
 * what this one starts.
 */
export async function decideBooking(
  tx: Transaction,
  { userId, wanted, now }: { userId: AccountId; wanted: number; now: Date },
): Promise<StartVerdict & Omit<LimitsInForce, 'planId'>> {
  const { limits, setForAccount } = await getLimits(tx, userId);
  const usage = await lockUsage(tx, userId);
  let { analysesUsed } = usage;
  if (!limits.promptAnalysisEnabled && (await isBookedForNothing(tx, usage))) {
    await giveBackBooked(tx, userId);
    analysesUsed -= 1;
  }
  const startsToday = usage.startsDay === romeDay(now) ? usage.startsOfDay : 0;
  return { ...decideStarts({ limits, soFar: { analysesUsed, startsToday }, wanted }), limits, setForAccount };
}

/**
 * Whether the one use of an account is booked for an analysis that was deleted before a call was made. No call can be
 * made any more: while calls are booked, the prompt cannot be deleted until they are in the ledger.
 */
export async function isBookedForNothing(
  db: Queryable,
  { userId, analysesUsed, bookedAnalysisId }: UsageRow,
): Promise<boolean> {
  if (analysesUsed !== 1 || bookedAnalysisId === null) return false;
  if (await hasItsPrompt(db, bookedAnalysisId)) return false;
  return !(await hasCalls(db, { userId, analysisId: bookedAnalysisId }));
}
