import type { Archived } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { listHoldings } from './list-holdings.ts';
import { isRestorable, restorableUntil } from './rules/archive-life.ts';

/** How much of an account is archived and can still come back, and until when the first of it can. */
export async function getArchived(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: AccountId,
): Promise<Archived> {
  const now = clock.now();
  const { archived } = await listHoldings(db, userId);
  const isThere = ({ archivedAt }: { archivedAt: Date | null }) => isRestorable({ archivedAt, now });
  const companies = archived.companies.filter(isThere);
  const prompts = archived.prompts.filter(isThere);
  const moments = [...companies, ...prompts].flatMap(({ archivedAt }) => archivedAt ?? []);
  const first = moments.toSorted((one, other) => one.getTime() - other.getTime()).at(0);
  return {
    companies: companies.length,
    prompts: prompts.length,
    until: first === undefined ? null : restorableUntil(first).toISOString(),
  };
}
