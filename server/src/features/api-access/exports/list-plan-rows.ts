import { namePrompt } from '@citato/contract/markets';
import { getActionPlan } from '#features/action-plans';
import type { OwnedPrompt } from '#features/companies';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Database } from '#platform/db';
import type { PlanLine } from '../templates/export-columns.ts';

/** The actions of a company's plan, each with the question the answer it quotes is to. */
export async function listPlanLines(
  db: Database,
  { userId, companyId, owned }: { userId: AccountId; companyId: CompanyId; owned: readonly OwnedPrompt[] },
): Promise<PlanLine[]> {
  const names = new Map<string, string>(
    owned.map(({ prompt, company }) => [prompt.id, namePrompt(prompt, company)]),
  );
  const { actions } = await getActionPlan(db, { userId, companyId });
  return actions.map((action) => ({
    ...action,
    quotedPrompt: action.quote === null ? null : (names.get(action.quote.promptId) ?? null),
  }));
}
