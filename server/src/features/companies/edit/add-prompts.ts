import { marketOf } from '@citato/contract/markets';
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
import { findRepeated } from '../rules/repeated-questions.ts';
import { type NewPrompt, spreadOverMarkets, type WantedPrompt } from '../rules/spread-prompts.ts';
import { insertPrompts, listQuestionsOfCompany } from '../store/prompts.ts';
import { assertMarkets } from './assert-markets.ts';
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
  /** With the names of each one's labels; those that are new are made. */
  readonly prompts: readonly WantedPrompt[];
  /** Repeated, it returns the prompts of the first time. */
  readonly requestId?: string | undefined;
  readonly allowDuplicates?: boolean | undefined;
}

/** Adds questions to a company, all or none, within the plan's maximum of prompts. */
export async function addPrompts(
  deps: PromptsDeps,
  { userId, companyId, prompts: wanted, requestId, allowDuplicates = false }: NewPrompts,
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
        parameters: { companyId, ...nameParameters(wanted, { allowDuplicates }) },
        now: deps.clock.now(),
        schema: api.addPrompts.responses[201],
      },
      async () => {
        const { limits } = await getLimits(tx, userId);
        const names = wanted.map(({ labels = [] }) => labels);
        const labelIds = await nameLabels(tx, { userId, names, now: deps.clock.now() });
        const { prompts, starting } = await writePrompts(deps, tx, {
          company,
          wanted,
          labelIds,
          max: limits.maxPrompts,
          allowDuplicates,
        });
        return {
          prompts: prompts.map((prompt, index) =>
            describeNewPrompt(prompt, { company, isStarting: index < starting }),
          ),
        };
      },
    );
  });
}

/** What a request asks for; without personas, markets and labels as it was before prompts had any: one may be repeated over an update. */
export function nameParameters(
  wanted: readonly WantedPrompt[],
  { allowDuplicates }: { allowDuplicates?: boolean | undefined },
) {
  const labels = wanted.map((prompt) => prompt.labels ?? []);
  const said = wanted.map(({ persona = null, markets = null }) => ({ persona, markets }));
  return {
    texts: wanted.map(({ text }) => text),
    allowDuplicates,
    ...(labels.flat().length > 0 && { labels }),
    ...(said.some(({ persona, markets }) => persona !== null || markets !== null) && { said }),
  };
}

/** Counts, writes and announces the prompts; the caller holds the lock on the account. */
export async function writePrompts(
  { clock, events, live, countStartable }: Pick<PromptsDeps, 'clock' | 'events' | 'live' | 'countStartable'>,
  tx: Transaction,
  {
    company,
    wanted,
    labelIds = [],
    max,
    allowDuplicates,
  }: {
    company: OwnedCompany;
    wanted: readonly WantedPrompt[];
    /** Of each one that is wanted, by its place. */
    labelIds?: readonly (readonly LabelId[])[];
    max: number;
    allowDuplicates: boolean;
  },
): Promise<WrittenPrompts> {
  const used = await countPrompts(tx, company.userId);
  const adding = spreadOverMarkets(wanted, company);
  const allowance = decideAllowance({ used, adding: adding.length, max });
  if (!allowance.isAllowed) throw promptLimitReached(allowance.max);
  await checkQuestions(tx, { company, adding, allowDuplicates });
  const now = clock.now();
  const startedAt = now.getTime();
  const rows = adding.map(({ text, persona, market, place }, index) =>
    buildPromptRow({
      title: PROMPT_TITLE,
      text,
      persona,
      market,
      promptId: newId<PromptId>(),
      companyId: company.id,
      company,
      labelIds: labelIds[place] ?? [],
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

async function checkQuestions(
  tx: Transaction,
  {
    company,
    adding,
    allowDuplicates,
  }: { company: OwnedCompany; adding: readonly NewPrompt[]; allowDuplicates: boolean },
): Promise<void> {
  const known = await listQuestionsOfCompany(tx, { company });
  const questions = adding.map((prompt) => ({ ...prompt, market: marketOf(prompt, company) }));
  const before = [company.market, ...known.map(({ market }) => market)];
  const after = [...before, ...questions.map(({ market }) => market)];
  await assertMarkets(tx, { userId: company.userId, before, after });
  const repeated = allowDuplicates ? [] : findRepeated({ questions, known });
  const places = new Set(repeated.flatMap((index) => adding[index]?.place ?? []));
  if (places.size > 0) throw duplicatePrompt([...places].map((place) => `prompts.${String(place)}.text`));
}
