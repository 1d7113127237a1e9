import type { DowngradePreview } from '@citato/contract';
import { Banner } from '#ui';
import { checkoutCopy } from '../copy.ts';

const copy = checkoutCopy.archive;

/** Says before the payment what the plan will archive. */
export function ArchiveWarning({ preview }: { preview: DowngradePreview }) {
  const { targetPlan, summary } = preview;
  if (summary.willDeleteCompanies + summary.totalPromptsDeleted === 0) return null;
  return (
    <Banner tone="warning" title={copy.title}>
      {copy.text({ name: targetPlan.name, ...summary.resultingCounts })}{' '}
      {copy.archived({ companies: summary.willDeleteCompanies, prompts: summary.totalPromptsDeleted })}
    </Banner>
  );
}
