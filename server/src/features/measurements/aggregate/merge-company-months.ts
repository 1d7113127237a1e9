import { holdPromptsAsSystem, listPromptsOfCompanyAsSystem } from '#features/companies';
import { romeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { addUpCompanyMonth } from '../rules/company-months/company-month.ts';
import { firstOfMonth } from '../rules/merge-months.ts';
import {
  type MonthOfCompany,
  listMissingMonths,
  loadMonth,
  replaceCompanyMonth,
} from '../store/company-months.ts';
import { lockFigures } from '../store/monthly-tallies.ts';

/** A chart over fewer prompts can read their own months fast enough. */
const MIN_PROMPTS = 20;
const MONTHS_PER_ROUND = 100;

/**
 * Adds up the months that are over of companies with many prompts, each in a transaction of its own: it may be stopped
 * at any time and run again, and two at a time do the same work. Gives how many there were.
 */
export async function mergeCompanyMonths(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { minPrompts = MIN_PROMPTS }: { minPrompts?: number } = {},
): Promise<number> {
  const before = firstOfMonth(romeDay(clock.now()));
  let merged = 0;
  for (;;) {
    const missing = await listMissingMonths(db, { before, minPrompts, limit: MONTHS_PER_ROUND });
    let ofRound = 0;
    for (const one of missing) if (await mergeMonth({ db }, one)) ofRound += 1;
    merged += ofRound;
    if (missing.length < MONTHS_PER_ROUND || ofRound === 0) return merged;
  }
}

/** Nobody else adds up these prompts meanwhile, and none of them is deleted. False where none is left. */
async function mergeMonth(
  { db }: Pick<Context, 'db'>,
  { companyId, month }: MonthOfCompany,
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const stored = await listPromptsOfCompanyAsSystem(tx, companyId);
    const held = await holdPromptsAsSystem(
      tx,
      stored.map(({ id }) => id),
    );
    const promptIds = held.filter(({ prompt }) => !prompt.namesOwnCompany).map(({ prompt }) => prompt.id);
    if (promptIds.length === 0) return false;
    await lockFigures(tx, promptIds);
    const figures = addUpCompanyMonth(await loadMonth(tx, { promptIds, month }));
    await replaceCompanyMonth(tx, { companyId, month, figures });
    return true;
  });
}
