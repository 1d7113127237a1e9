import { withArticle } from '@citato/contract/format';
import { type Counts, countBoth } from '../../templates/holding-words.ts';
import { formatDay } from '../../templates/plan-words.ts';

/** What a plan does not hold, and until when it comes back. */
export function archivedSentence({
  planName,
  archived,
  until,
}: {
  planName: string;
  archived: Counts;
  until: Date;
}): string {
  return `Quello che il piano ${planName} non contiene è in archivio: ${countBoth(archived)}. Non viene analizzato, ma torna com’era se passi a un piano che lo contiene; ${withArticle.dal(formatDay(until))} iniziamo a eliminarlo.`;
}
