import { api, type Prompt } from '@citato/contract';
import { getLimits } from '#features/plans';
import { lockAccount } from '#features/accounts';
import { type CompanyId, type LabelId, type PromptId, type AccountId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Queryable, type Transaction, withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { type OwnedCompany, getOwnedCompany } from '../ownership/check-ownership.ts';
import { nameLabels } from '../labels/name-labels.ts';
import { duplicatePrompt, promptLimitReached } from '../errors.ts';
import { promptsAdded } from '../prompts-added.ts';
import { decideAllowance } from '../rules/allowance.ts';
import { describeNewPrompt } from '../rules/describe-new.ts';
import { buildPromptRow } from '../rules/new-prompt-row.ts';
import { PROMPT_TITLE } from '../templates/prompt-title.ts';
import { findRepeated } from '../rules/repeated-texts.ts';
import { insertPrompts, listTextsOfCompany } from '../store/prompts.ts';
import { countPrompts } from '../store/counts.ts';
import type { PromptRow } from '../tables.ts';

/** What writing prompts takes. */
export interface PromptsDeps extends Context {
  /** How many first analyses of an account will start; the feature that starts them knows. */
  readonly countStartable: (
    db: Queryable,
    asked: { userId: AccountId; wanted: number; now: Date },
  ) => Promise<number>;
}

/** New prompts, and how many of them, the first ones, are about to be analysed. */
interface WrittenPrompts {
  readonly prompts: PromptRow[];
  readonly starting: number;
}

interface NewPrompts {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  readonly texts: readonly string[];
  /** The names of each one's labels; those that are new are made. */
  readonly labels?: readonly (readonly string[])[] | undefined;
  /** Repeated, it returns the prompts of the first time. */
  readonly requestId?: string | undefined;
  readonly allowDuplicates?: boolean | undefined;
}

/** Adds questions to a company, all or none, within the plan's maximum of prompts. */
export async function addPrompts(
  deps: PromptsDeps,
  { userId, companyId, texts, labels = [], requestId, allowDuplicates = false }: NewPrompts,
): Promise<{ prompts: Prompt[] }> {
  return withTransaction(deps.db, async (tx) => {
    await lockAccount(tx, userId);
    const company = await getOwnedCompany(tx, { userId, companyId });
    return answerOnce(
      tx,
      {
        userId,
        operation: 'prompts.add',
        requestId,
        // Without labels as it was before prompts had any: a request may be repeated over an update.
        parameters: { companyId, texts, allowDuplicates, ...(labels.flat().length > 0 && { labels }) },
        now: deps.clock.now(),
        schema: api.addPrompts.responses[201],
      },
      async () => {
        const { limits } = await getLimits(tx, userId);
        const labelIds = await nameLabels(tx, { userId, names: labels, now: deps.clock.now() });
        const { prompts, starting } = await writePrompts(deps, tx, {
          company,
          texts,
          labelIds,
          max: limits.maxPrompts,
          allowDuplicates,
        });
        return {
          prompts: prompts.map((prompt, index) =>
            describeNewPrompt(prompt, { isStarting: index < starting }),
          ),
        };
      },
    );
  });
}

/** Counts, writes and announces the prompts; the caller holds the lock on the account. */
export async function writePrompts(
  { clock, events, live, countStartable }: Pick<PromptsDeps, 'clock' | 'events' | 'live' | 'countStartable'>,
  tx: Transaction,
  {
    company,
    texts,
    labelIds = [],
    max,
    allowDuplicates,
  }: {
    company: OwnedCompany;
    texts: readonly string[];
    /** Of each text, by its place. */
    labelIds?: readonly (readonly LabelId[])[];
    max: number;
    allowDuplicates: boolean;
  },
): Promise<WrittenPrompts> {
  const used = await countPrompts(tx, company.userId);
  const allowance = decideAllowance({ used, adding: texts.length, max });
  if (!allowance.isAllowed) throw promptLimitReached(allowance.max);
  const repeated = allowDuplicates
    ? []
    : findRepeated({ texts, known: await listTextsOfCompany(tx, { companyId: company.id }) });
  if (repeated.length > 0) throw duplicatePrompt(repeated.map((place) => `prompts.${String(place)}.text`));
  const now = clock.now();
  const startedAt = now.getTime();
  const rows = texts.map((text, index) =>
    buildPromptRow({
      title: PROMPT_TITLE,
      text,
      promptId: newId<PromptId>(),
      companyId: company.id,
      company,
      labelIds: labelIds[index] ?? [],
      // A millisecond apart, so that the order of the form is the order of the list.
      createdAt: new Date(startedAt + index),
    }),
  );
  await insertPrompts(tx, rows);
  const promptIds = rows.map(({ id }) => id);
  const { userId } = company;
  // Before any analysis can have started: afterwards that start would count as used.
  const starting = await countStartable(tx, { userId, wanted: rows.length, now });
  await events.announce(tx, promptsAdded, { userId, companyId: company.id, promptIds });
  await live.publish(tx, { userId, event: { type: 'companies.changed' } });
  return { prompts: rows, starting };
}
