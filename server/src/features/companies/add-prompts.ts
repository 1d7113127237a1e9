import { getLimits } from '#features/plans';
import { lockUser } from '#features/users';
import { type CompanyId, type PromptId, type UserId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Queryable, type Transaction, withTransaction } from '#platform/db';
import { type OwnedCompany, getOwnedCompany } from './check-ownership.ts';
import { promptLimitReached } from './errors.ts';
import { promptsAdded } from './prompts-added.ts';
import { decideAllowance } from './rules/allowance.ts';
import { buildPromptRow } from './rules/new-rows.ts';
import { countPrompts, insertPrompts } from './store.ts';
import type { PromptRow } from './tables.ts';

/** What writing prompts takes. */
export interface PromptsDeps extends Context {
  /** How many first analyses of an account will start; who starts them knows. */
  readonly countStartable: (
    db: Queryable,
    asked: { userId: UserId; wanted: number; now: Date },
  ) => Promise<number>;
}

/** New prompts, and how many of them, the first ones, are about to be analysed. */
export interface WrittenPrompts {
  readonly prompts: PromptRow[];
  readonly starting: number;
}

/** Adds questions to a company, all or none, within the plan's maximum of prompts. */
export async function addPrompts(
  deps: PromptsDeps,
  { userId, companyId, texts }: { userId: UserId; companyId: CompanyId; texts: readonly string[] },
): Promise<WrittenPrompts> {
  return withTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId);
    const company = await getOwnedCompany(tx, { userId, companyId });
    const { limits } = await getLimits(tx, userId);
    return writePrompts(deps, tx, { company, texts, max: limits.maxPrompts });
  });
}

/** Counts, writes and announces the prompts; the caller holds the lock on the user. */
export async function writePrompts(
  { clock, events, countStartable }: Pick<PromptsDeps, 'clock' | 'events' | 'countStartable'>,
  tx: Transaction,
  { company, texts, max }: { company: OwnedCompany; texts: readonly string[]; max: number },
): Promise<WrittenPrompts> {
  const used = await countPrompts(tx, company.userId);
  const allowance = decideAllowance({ used, adding: texts.length, max });
  if (!allowance.isAllowed) throw promptLimitReached(allowance.max);
  const now = clock.now();
  const startedAt = now.getTime();
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
  const { userId } = company;
  // Before anything can have started: afterwards its own start would count as used.
  const starting = await countStartable(tx, { userId, wanted: rows.length, now });
  await events.announce(tx, promptsAdded, { userId, companyId: company.id, promptIds });
  return { prompts: rows, starting };
}
