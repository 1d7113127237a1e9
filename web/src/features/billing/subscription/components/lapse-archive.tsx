import { subscriptionCopy } from '../copy.ts';
import { isAnythingArchived } from '../model.ts';
import { useLapsePreview } from '../queries.ts';
import { ArchiveTotals } from './archive-totals.tsx';

const copy = subscriptionCopy.cancellation;

/** What of the account would be archived at the end, counted now; where it could not be counted, nothing is claimed. */
export function LapseArchive() {
  const { data, isPending } = useLapsePreview();
  if (isPending) return <p className="mt-2">{copy.counting}</p>;
  if (data === undefined) return null;
  const { willDeleteCompanies: companies, totalPromptsDeleted: prompts } = data.summary;
  if (!isAnythingArchived({ companies, prompts })) return <p className="mt-2">{copy.nothingArchived}</p>;
  return (
    <>
      <p className="mt-2">{copy.withToday}</p>
      <ArchiveTotals summary={data.summary} />
      <p className="mt-3">{copy.archived}</p>
    </>
  );
}
