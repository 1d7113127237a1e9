import type { DowngradePreview, PlanId } from '@citato/contract';
import { previewAllowance } from '#features/companies';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findPlan, getPlanId, getRetained } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { replacePreview } from '../operations/store/previews.ts';

/** What another plan would archive as things stand, remembered: a confirmation must find it unchanged. */
export async function previewDowngrade(
  { db }: Pick<PaymentsDeps, 'db'>,
  { userId, planId }: { userId: AccountId; planId: PlanId },
): Promise<DowngradePreview> {
  return withTransaction(db, async (tx) => {
    const current = await findPlan(tx, await getPlanId(tx, userId));
    const target = await findPlan(tx, planId);
    if (current === null || target === null) throw new AppError('billing.not_purchasable');
    const retained = await getRetained(tx, { userId, planId });
    const preview = await previewAllowance(tx, { userId, ...retained });
    await replacePreview(tx, { userId, planId, digest: preview.digest });
    return {
      currentPlan: pickSize(current),
      targetPlan: pickSize(target),
      summary: {
        willDeleteCompanies: preview.companies.length,
        willDeleteIndividualPrompts: preview.prompts.length,
        totalPromptsDeleted: preview.archived.prompts.length,
        resultingCounts: preview.resultingCounts,
      },
      toDelete: { companies: [...preview.companies], prompts: [...preview.prompts] },
    };
  });
}

function pickSize({ name, maxCompanies, maxPrompts }: DowngradePreview['currentPlan']) {
  return { name, maxCompanies, maxPrompts };
}
