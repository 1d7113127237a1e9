import type { PlanId } from '@citato/contract';
import { previewAllowance } from '#features/archive';
import { getRetained } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { findPreview } from './store/previews.ts';

/** Nothing is archived that its owner was not shown: what would be now must be what the last preview said. */
export async function assertPreviewed(
  tx: Transaction,
  { userId, planId }: { userId: UserId; planId: PlanId },
): Promise<void> {
  const { archived, digest } = await previewAllowance(tx, {
    userId,
    ...(await getRetained(tx, { userId, planId })),
  });
  if (archived.companies.length + archived.prompts.length === 0) return;
  const shown = await findPreview(tx, userId);
  if (shown?.planId !== planId || shown.digest !== digest) throw new AppError('billing.preview_changed');
}
