import { getLimits } from '#features/plans';
import { lockUser } from '#features/users';
import { type CompanyId, type PromptId, type UserId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Transaction, withTransaction } from '#platform/db';
import { type OwnedCompany, getOwnedCompany } from './check-ownership.ts';
import { promptLimitReached } from './errors.ts';
import { promptsAdded } from './prompts-added.ts';
import { decideAllowance } from './rules/allowance.ts';
import { buildPromptRow } from './rules/new-rows.ts';
import { countPrompts, insertPrompts } from './store.ts';
import type { PromptRow } from './tables.ts';

/** Adds questions to a company, all or none, within the plan's maximum of prompts. */
export async function addPrompts(
  deps: Context,
  { userId, companyId, texts }: { userId: UserId; companyId: CompanyId; texts: readonly string[] },
): Promise<PromptRow[]> {
  return withTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId);
    const company = await getOwnedCompany(tx, { userId, companyId });
    const { limits } = await getLimits(tx, userId);
    return writePrompts(deps, tx, { company, texts, max: limits.maxPrompts });
  });
}

/** Counts, writes and announces the prompts; the caller holds the lock on the user. */
export async function writePrompts(
  { clock, events }: Pick<Context, 'clock' | 'events'>,
  tx: Transaction,
  { company, texts, max }: { company: OwnedCompany; texts: readonly string[]; max: number },
): Promise<PromptRow[]> {
  const used = await countPrompts(tx, company.userId);
  const allowance = decideAllowance({ used, adding: texts.length, max });
  if (!allowance.isAllowed) throw promptLimitReached(allowance.max);
  const startedAt = clock.now().getTime();
  const rows = texts.map((text, index) =>
    buildPromptRow({
      text,
      promptId: newId<PromptId>(),
      companyId: company.id,
      company,
      // A millisecond apart, so that the order of the form is the order of the list.
      createdAt: new Date(startedAt + index),
    }),
  );
  await insertPrompts(tx, rows);
  const promptIds = rows.map(({ id }) => id);
  await events.announce(tx, promptsAdded, { userId: company.userId, companyId: company.id, promptIds });
  return rows;
}
