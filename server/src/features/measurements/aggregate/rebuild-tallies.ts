import { findPromptAfterAsSystem, holdPromptAsSystem, listPromptsAsSystem } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { rollUpDays } from './aggregate-prompts.ts';
import { listDaysOfMonth } from '../rules/merge-months.ts';
import { listMonthsWithAnswers } from '../store/months-with-answers.ts';
import { lockFigures } from '../store/monthly-tallies.ts';

/**
 * Adds up every month of every prompt anew from the rows of the answers, each month in a transaction of its own: it may
 * be stopped at any time, run beside the product and run again. Archived prompts keep what they have.
 */
export async function rebuildTallies({
  db,
  log,
}: Pick<Context, 'db' | 'log'>): Promise<{ prompts: number; months: number }> {
  const rebuilt = { prompts: 0, months: 0 };
  let last = await findPromptAfterAsSystem(db, null);
  for (; last !== null; last = await findPromptAfterAsSystem(db, last)) {
    const months = await rebuildPrompt({ db }, last);
    if (months === 0) continue;
    rebuilt.months += months;
    rebuilt.prompts += 1;
    if (rebuilt.prompts % 100 === 0) log.info(rebuilt, 'months were added up anew');
  }
  return rebuilt;
}

async function rebuildPrompt({ db }: Pick<Context, 'db'>, promptId: PromptId): Promise<number> {
  const [owned] = await listPromptsAsSystem(db, [promptId]);
  if (owned === undefined) return 0;
  const months = await listMonthsWithAnswers(db, { companyId: owned.company.id, promptId: owned.prompt.id });
  for (const month of months) {
    await withTransaction(db, async (tx) => {
      const subject = await holdPromptAsSystem(tx, promptId);
      if (subject === null) return;
      await lockFigures(tx, [subject.prompt.id]);
      await rollUpDays(tx, { subjects: [subject], days: listDaysOfMonth(month) });
    });
  }
  return months.length;
}
