import { describeMarket, marketOf } from '@citato/contract/markets';
import type { Market, Prompt } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import type { PromptId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Transaction, withTransaction } from '#platform/db';
import { changedTooOften, duplicatePrompt } from '../errors.ts';
import { type OwnedPrompt, getOwnedPrompt } from '../ownership/check-ownership.ts';
import { type NewSeries, decideSeries } from '../rules/next-series.ts';
import { findRepeated } from '../rules/repeated-questions.ts';
import { takePersona, toOwnMarket } from '../rules/spread-prompts.ts';
import { beginSeries, listQuestionsOfCompany } from '../store/prompts.ts';
import { countChangesOfDay } from '../store/series.ts';
import { assertMarkets } from './assert-markets.ts';

/** Each change leaves a row for good. */
export const MAX_CHANGES_A_DAY = 10;

type ChangedPrompt = Pick<
  Prompt,
  'id' | 'text' | 'persona' | 'market' | 'hasOwnMarket' | 'namesOwnCompany' | 'series' | 'seriesSince'
>;

/**
 * Lets a prompt ask something else from now on: its next analysis asks it, and its figures start anew. An analysis on its
 * way ends with the question it began with. The same question once more changes nothing.
 */
export async function changePrompt(
  { db, clock, live }: Pick<Context, 'db' | 'clock' | 'live'>,
  {
    userId,
    promptId,
    text,
    persona,
    market,
    allowDuplicates = false,
  }: {
    userId: AccountId;
    promptId: PromptId;
    text: string;
    /** Not given, it stays; an empty one is none. */
    persona?: string | null | undefined;
    /** Not given, it stays; null = its company's. */
    market?: Market | null | undefined;
    allowDuplicates?: boolean | undefined;
  },
): Promise<{ prompt: ChangedPrompt }> {
  return withTransaction(db, async (tx) => {
    // Of two changes at once the second sees the first.
    await lockAccount(tx, userId);
    const owned = await getOwnedPrompt(tx, { userId, promptId });
    const { prompt, company } = owned;
    const now = clock.now();
    const wanted = {
      text,
      persona: persona === undefined ? prompt.persona : takePersona(persona),
      market: market === undefined ? prompt.market : toOwnMarket(market, company),
    };
    const begun = decideSeries({ prompt, company, wanted, now });
    if (begun === null) return { prompt: describe(owned) };
    await checkChange(tx, { owned, begun, allowDuplicates });
    await beginSeries(tx, { promptId: prompt.id, begun });
    await live.publish(tx, { userId, event: { type: 'companies.changed' } });
    // What other windows show of the old question goes.
    const lastUpdate = now.toISOString();
    const asked = { companyId: company.id, promptId: prompt.id };
    await live.publish(tx, { userId, event: { type: 'monitoring.updated', ...asked, lastUpdate } });
    const event = { type: 'task-list.updated', promptId: prompt.id, isNewVersion: false } as const;
    await live.publish(tx, { userId, event });
    return { prompt: describe({ company, prompt: { ...prompt, ...begun } }) };
  });
}

async function checkChange(
  tx: Transaction,
  {
    owned: { prompt, company },
    begun,
    allowDuplicates,
  }: { owned: OwnedPrompt; begun: NewSeries; allowDuplicates: boolean },
): Promise<void> {
  const changes = await countChangesOfDay(tx, { promptIds: [prompt.id], day: begun.seriesSince });
  if (changes >= MAX_CHANGES_A_DAY) throw changedTooOften(MAX_CHANGES_A_DAY);
  const known = await listQuestionsOfCompany(tx, { company, except: prompt.id });
  const changed = { ...begun, market: marketOf(begun, company) };
  const others = [company.market, ...known.map(({ market }) => market)];
  await assertMarkets(tx, {
    userId: company.userId,
    before: [...others, marketOf(prompt, company)],
    after: [...others, changed.market],
  });
  if (allowDuplicates) return;
  if (findRepeated({ questions: [changed], known }).length > 0) throw duplicatePrompt(['text']);
}

function describe({ prompt, company }: OwnedPrompt): ChangedPrompt {
  const { id, text, persona, namesOwnCompany, series, seriesSince } = prompt;
  const market = describeMarket(marketOf(prompt, company));
  const hasOwnMarket = prompt.market !== null;
  return { id, text, persona, market, hasOwnMarket, namesOwnCompany, series, seriesSince };
}
