import type { DowngradePreview } from '@citato/contract';
import { countBoth, subscriptionCopy } from '../copy.ts';

const copy = subscriptionCopy.downgrade;

/** How much goes to the archive, and how much stays. */
export function ArchiveTotals({ summary }: { summary: DowngradePreview['summary'] }) {
  const { willDeleteCompanies: companies, totalPromptsDeleted: prompts, resultingCounts } = summary;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      <Total term={copy.archived} value={countBoth({ companies, prompts })} />
      <Total term={copy.left} value={countBoth(resultingCounts)} />
    </dl>
  );
}

function Total({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-2xs text-faint">{term}</dt>
      <dd className="font-medium text-text">{value}</dd>
    </div>
  );
}
