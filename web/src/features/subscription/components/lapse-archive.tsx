import { countBoth, subscriptionCopy } from '../copy.ts';
import { isAnythingArchived } from '../model.ts';
import { useLapsePreview } from '../queries.ts';

const copy = subscriptionCopy.cancellation;

/** What of the account would be archived at the end, counted now; where it could not be counted, nothing is claimed. */
export function LapseArchive() {
  const { data, isPending } = useLapsePreview();
  if (isPending) return <p className="mt-2">{copy.counting}</p>;
  if (data === undefined) return null;
  const { willDeleteCompanies, totalPromptsDeleted, resultingCounts } = data.summary;
  const gone = { companies: willDeleteCompanies, prompts: totalPromptsDeleted };
  return (
    <p className="mt-2">
      {isAnythingArchived(gone)
        ? copy.archived({ gone: countBoth(gone), left: countBoth(resultingCounts) })
        : copy.nothingArchived}
    </p>
  );
}
