import type { PlanId } from '@citato/contract';
import { previewAllowance } from '#features/companies';
import { getRetained } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { findPreview } from './store/previews.ts';

/** Nothing is archived that its owner was not shown. */
export async function assertPreviewed(
  tx: Transaction,
  change: { userId: AccountId; planId: PlanId },
): Promise<void> {
  if (!(await isPreviewed(tx, change))) throw new AppError('billing.preview_changed');
}

/** Whether what a change would archive now is what the last preview said; one that archives nothing needs none. */
export async function isPreviewed(
  tx: Transaction,
  { userId, planId }: { userId: AccountId; planId: PlanId },
): Promise<boolean> {
  const { archived, digest } = await previewAllowance(tx, {
    userId,
    ...(await getRetained(tx, { userId, planId })),
  });
  if (archived.companies.length + archived.prompts.length === 0) return true;
  const shown = await findPreview(tx, userId);
  return shown?.planId === planId && shown.digest === digest;
}
