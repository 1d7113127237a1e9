import type { CompanyInput } from '@citato/contract';
import { getLimits } from '#features/plans';
import { lockUser } from '#features/users';
import { type CompanyId, type UserId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { type PromptsDeps, type WrittenPrompts, writePrompts } from './add-prompts.ts';
import { companyLimitReached } from './errors.ts';
import { decideAllowance } from './rules/allowance.ts';
import { asOwned } from './rules/as-owned.ts';
import { buildCompanyRow } from './rules/new-rows.ts';
import { countCompanies, insertCompany } from './store.ts';
import type { CompanyRow } from './tables.ts';

/** Registers a company with its first prompts: both or neither, within the plan's limits. */
export async function createCompany(
  deps: PromptsDeps,
  { userId, input, texts }: { userId: UserId; input: CompanyInput; texts: readonly string[] },
): Promise<{ company: CompanyRow } & WrittenPrompts> {
  return withTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId);
    const { limits } = await getLimits(tx, userId);
    const used = await countCompanies(tx, userId);
    const allowance = decideAllowance({ used, adding: 1, max: limits.maxCompanies });
    if (!allowance.isAllowed) throw companyLimitReached(allowance.max);

    const companyId = asOwned(newId<CompanyId>());
    const company = {
      ...buildCompanyRow({ input, companyId, userId, createdAt: deps.clock.now() }),
      id: companyId,
    };
    await insertCompany(tx, company);
    return { company, ...(await writePrompts(deps, tx, { company, texts, max: limits.maxPrompts })) };
  });
}
