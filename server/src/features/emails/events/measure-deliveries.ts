import type { MailFigures } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { judgeMails } from '../rules/mail-figures.ts';
import { countMailsByRecipient, hasOpenings } from '../store/mail-figures.ts';

/** What became of the mails since a moment, by recipient; beyond `limit` recipients those with the fewest are left out. */
export async function measureDeliveries(
  db: Queryable,
  {
    tracksOpening,
    ...asked
  }: { since: Date; recipients: readonly string[] | null; limit: number; tracksOpening: boolean },
): Promise<({ recipient: string } & MailFigures)[]> {
  const counted = await countMailsByRecipient(db, asked);
  const tellsOpening = tracksOpening || (await hasOpenings(db, asked.since));
  return counted.map(({ recipient, ...counts }) => ({ recipient, ...judgeMails(counts, { tellsOpening }) }));
}
