import {
  holdPromptsAsSystem,
  listPromptsOfCompanyAsSystem,
  listRatedPromptsAsSystem,
} from '#features/companies';
import { romeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { addUpCompanyMonth } from '../rules/company-months/company-month.ts';
import { firstOfMonth } from '../rules/merge-months.ts';
import { packSums } from '../rules/packed-answers/pack-sums.ts';
import {
  type MonthOfCompany,
  listMissingMonths,
  loadMonth,
  replaceCompanyMonth,
} from '../store/company-months.ts';
import { listPackedMonths } from '../store/packed-months.ts';
import { backfillPackedDays } from '../timeline/backfill-packed-days.ts';
import { lockFigures } from '../store/monthly-tallies.ts';

/** A chart over fewer prompts can read their own months fast enough. */
const MIN_PROMPTS = 20;

/**
 * Packs what a build before left unpacked, and adds up the months that are over of companies with many prompts, each in a transaction of its own: it may be stopped
 * at any time and run again, and two at a time do the same work. Gives how many there were.
 */
export async function mergeCompanyMonths(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { minPrompts = MIN_PROMPTS }: { minPrompts?: number } = {},
): Promise<number> {
  const before = firstOfMonth(romeDay(clock.now()));
  let merged = 0;
  for (const rated of await listRatedPromptsAsSystem(db, minPrompts)) {
    await backfillPackedDays({ db }, rated);
    for (const month of await listMissingMonths(db, { ...rated, before, minPrompts }))
      if (await mergeMonth({ db }, { companyId: rated.companyId, month })) merged += 1;
  }
  return merged;
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
    const rated = held.filter(({ prompt }) => !prompt.namesOwnCompany);
    const [one] = rated;
    if (one === undefined) return false;
    const promptIds = rated.map(({ prompt }) => prompt.id);
    await lockFigures(tx, promptIds);
    const asked = { companyId: one.company.id, promptIds };
    const figures = addUpCompanyMonth(await loadMonth(tx, { ...asked, month }));
    const answers = packSums(await listPackedMonths(tx, { ...asked, months: [month] }));
    await replaceCompanyMonth(tx, { companyId, month, figures, answers });
    return true;
  });
}
