import { api, type CompanyInput, type CompanyWithPrompts } from '@citato/contract';
import { getLimits } from '#features/plans';
import { lockAccount } from '#features/accounts';
import { type CompanyId, type AccountId, newId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { type PromptsDeps, nameParameters, writePrompts } from './add-prompts.ts';
import { companyLimitReached } from '../errors.ts';
import { decideAllowance } from '../rules/allowance.ts';
import { asOwned } from '../rules/as-owned.ts';
import { describeNewCompany } from '../rules/describe-new.ts';
import { buildCompanyRow } from '../rules/new-rows.ts';
import type { WantedPrompt } from '../rules/spread-prompts.ts';
import { insertCompany } from '../store/companies.ts';
import { countCompanies } from '../store/counts.ts';

interface NewCompany {
  readonly userId: AccountId;
  readonly input: CompanyInput;
  readonly prompts: readonly WantedPrompt[];
  /** Repeated, it returns the company of the first time. */
  readonly requestId?: string | undefined;
  readonly allowDuplicates?: boolean | undefined;
}

/** Registers a company with its first prompts: both or neither, within the plan's limits. */
export async function createCompany(
  deps: PromptsDeps,
  { requestId, ...wanted }: NewCompany,
): Promise<{ company: CompanyWithPrompts }> {
  const { userId, input, prompts, allowDuplicates } = wanted;
  return withTransaction(deps.db, async (tx) => {
    await lockAccount(tx, userId);
    return answerOnce(
      tx,
      {
        userId,
        operation: 'companies.create',
        requestId,
        parameters: { input, ...nameParameters(prompts, { allowDuplicates }) },
        now: deps.clock.now(),
        schema: api.createCompany.responses[201],
      },
      () => writeCompany(deps, tx, wanted),
    );
  });
}

async function writeCompany(
  deps: PromptsDeps,
  tx: Transaction,
  { userId, input, prompts, allowDuplicates = false }: NewCompany,
): Promise<{ company: CompanyWithPrompts }> {
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
  const written = await writePrompts(deps, tx, {
    company,
    wanted: prompts,
    max: limits.maxPrompts,
    allowDuplicates,
  });
  return { company: describeNewCompany({ company, ...written }) };
}
