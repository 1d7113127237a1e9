import type { Prompt } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import type { PromptId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Transaction, withTransaction } from '#platform/db';
import { changedTooOften, duplicatePrompt } from '../errors.ts';
import { type OwnedPrompt, getOwnedPrompt } from '../ownership/check-ownership.ts';
import { decideSeries } from '../rules/next-series.ts';
import { findRepeated } from '../rules/repeated-texts.ts';
import { beginSeries, listTextsOfCompany } from '../store/prompts.ts';
import { countChangesOfDay } from '../store/series.ts';

/** Each change leaves a row for good. */
const MAX_CHANGES_A_DAY = 10;

type ChangedPrompt = Pick<Prompt, 'id' | 'text' | 'namesOwnCompany' | 'series' | 'seriesSince'>;

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
    allowDuplicates = false,
  }: { userId: AccountId; promptId: PromptId; text: string; allowDuplicates?: boolean | undefined },
): Promise<{ prompt: ChangedPrompt }> {
  return withTransaction(db, async (tx) => {
    // Of two changes at once the second sees the first.
    await lockAccount(tx, userId);
    const owned = await getOwnedPrompt(tx, { userId, promptId });
    const { prompt, company } = owned;
    const now = clock.now();
    const wanted = { text, persona: prompt.persona, market: prompt.market };
    const begun = decideSeries({ prompt, company, wanted, now });
    if (begun === null) return { prompt: describe(prompt) };
    await checkChange(tx, { owned, text, today: begun.seriesSince, allowDuplicates });
    await beginSeries(tx, { promptId: prompt.id, begun });
    await live.publish(tx, { userId, event: { type: 'companies.changed' } });
    // What other windows show of the old question goes.
    const lastUpdate = now.toISOString();
    const asked = { companyId: company.id, promptId: prompt.id };
    await live.publish(tx, { userId, event: { type: 'monitoring.updated', ...asked, lastUpdate } });
    const event = { type: 'task-list.updated', promptId: prompt.id, isNewVersion: false } as const;
    await live.publish(tx, { userId, event });
    return { prompt: describe({ ...prompt, ...begun }) };
  });
}

async function checkChange(
  tx: Transaction,
  {
    owned: { prompt, company },
    text,
    today,
    allowDuplicates,
  }: { owned: OwnedPrompt; text: string; today: string; allowDuplicates: boolean },
): Promise<void> {
  const changes = await countChangesOfDay(tx, { promptId: prompt.id, day: today });
  if (changes >= MAX_CHANGES_A_DAY) throw changedTooOften(MAX_CHANGES_A_DAY);
  if (allowDuplicates) return;
  const known = await listTextsOfCompany(tx, { companyId: company.id, except: prompt.id });
  if (findRepeated({ texts: [text], known }).length > 0) throw duplicatePrompt(['text']);
}

function describe({ id, text, namesOwnCompany, series, seriesSince }: ChangedPrompt): ChangedPrompt {
  return { id, text, namesOwnCompany, series, seriesSince };
}
