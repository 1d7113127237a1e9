import { describeMarket, marketOf } from '@citato/contract/markets';
import { isSameMarket, type Market, type NamedMarket } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import type { AccountId, CompanyId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { changedTooOften } from '../errors.ts';
import { getOwnedCompany } from '../ownership/check-ownership.ts';
import { replaceMarket } from '../store/companies.ts';
import { beginSeriesInMarket, listPromptsOfCompany } from '../store/prompts.ts';
import { countChangesOfDay } from '../store/series.ts';
import { assertMarkets } from './assert-markets.ts';
import { MAX_CHANGES_A_DAY } from './change-prompt.ts';

/**
 * Has the prompts of a company asked from elsewhere. Each one without a market of its own begins a new series, archived
 * ones too; analyses on their way end where they began. The same market once more changes nothing.
 */
export async function setCompanyMarket(
  { db, clock, live }: Pick<Context, 'db' | 'clock' | 'live'>,
  { userId, companyId, market }: { userId: AccountId; companyId: CompanyId; market: Market },
): Promise<{ market: NamedMarket; changedPrompts: number }> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const company = await getOwnedCompany(tx, { userId, companyId });
    if (isSameMarket(market, company.market)) return { market: describeMarket(market), changedPrompts: 0 };
    const prompts = await listPromptsOfCompany(tx, company.id);
    const listed = prompts.filter(({ archivedAt }) => archivedAt === null);
    const before = [company.market, ...listed.map((prompt) => marketOf(prompt, company))];
    const after = [market, ...listed.map((prompt) => marketOf(prompt, { market }))];
    await assertMarkets(tx, { userId, before, after });
    const now = clock.now();
    const day = romeDay(now);
    const following = prompts.filter((prompt) => prompt.market === null);
    const changes = await countChangesOfDay(tx, { promptIds: following.map(({ id }) => id), day });
    if (changes >= MAX_CHANGES_A_DAY) throw changedTooOften(MAX_CHANGES_A_DAY);
    await replaceMarket(tx, { companyId: company.id, market });
    await beginSeriesInMarket(tx, { companyId: company.id, day, now });
    await live.publish(tx, { userId, event: { type: 'companies.changed' } });
    for (const { id: promptId } of following.filter(({ archivedAt }) => archivedAt === null)) {
      const asked = { companyId: company.id, promptId, lastUpdate: now.toISOString() };
      await live.publish(tx, { userId, event: { type: 'monitoring.updated', ...asked } });
    }
    return { market: describeMarket(market), changedPrompts: following.length };
  });
}
