import type { DowngradePreview } from '@citato/contract';
import { Banner } from '#ui';
import { checkoutCopy } from '../copy.ts';

const copy = checkoutCopy.archive;

/** What the plan does not hold is said before it is paid for. */
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
