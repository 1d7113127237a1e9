import { api, type Prompt } from '@citato/contract';
import { getLimits } from '#features/plans';
import { lockUser } from '#features/users';
import { type CompanyId, type PromptId, type UserId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Transaction, withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { type OwnedCompany, getOwnedCompany } from './check-ownership.ts';
import { duplicatePrompt, promptLimitReached } from './errors.ts';
import { promptsAdded } from './prompts-added.ts';
import { decideAllowance } from './rules/allowance.ts';
import { describeNewPrompt } from './rules/describe-new.ts';
import { buildPromptRow } from './rules/new-rows.ts';
import { findRepeated } from './rules/repeated-texts.ts';
import { countPrompts, insertPrompts, listTextsOfCompany } from './store.ts';
import type { PromptRow } from './tables.ts';

interface NewPrompts {
  readonly userId: UserId;
  readonly companyId: CompanyId;
  readonly texts: readonly string[];
  /** Repeated, it gives the prompts of the first time. */
  readonly requestId?: string | undefined;
  readonly allowDuplicates?: boolean | undefined;
}

/** Adds questions to a company, all or none, within the plan's maximum of prompts. */
export async function addPrompts(
  deps: Context,
  { userId, companyId, texts, requestId, allowDuplicates = false }: NewPrompts,
): Promise<{ prompts: Prompt[] }> {
  return withTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId);
    const company = await getOwnedCompany(tx, { userId, companyId });
    return answerOnce(
      tx,
      {
        userId,
        operation: 'prompts.add',
        requestId,
        parameters: { companyId, texts, allowDuplicates },
        now: deps.clock.now(),
        schema: api.addPrompts.responses[201],
      },
      async () => {
        const { limits } = await getLimits(tx, userId);
        const rows = await writePrompts(deps, tx, {
          company,
          texts,
          max: limits.maxPrompts,
          allowDuplicates,
        });
        return { prompts: rows.map(describeNewPrompt) };
      },
    );
  });
}

/** Counts, writes and announces the prompts; the caller holds the lock on the user. */
export async function writePrompts(
  { clock, events, live }: Pick<Context, 'clock' | 'events' | 'live'>,
  tx: Transaction,
  {
    company,
    texts,
    max,
    allowDuplicates,
  }: { company: OwnedCompany; texts: readonly string[]; max: number; allowDuplicates: boolean },
): Promise<PromptRow[]> {
  const used = await countPrompts(tx, company.userId);
  const allowance = decideAllowance({ used, adding: texts.length, max });
  if (!allowance.isAllowed) throw promptLimitReached(allowance.max);
  const repeated = allowDuplicates
    ? []
    : findRepeated({ texts, known: await listTextsOfCompany(tx, company.id) });
  if (repeated.length > 0) throw duplicatePrompt(repeated);
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
  await live.publish(tx, { userId: company.userId, event: { type: 'companies.changed' } });
  return rows;
}
