import type { CompanyWithPrompts } from '@citato/contract';
import type { CompanyId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listCompanies } from './list-companies.ts';

/** A user's companies as the list has them, for a caller who may see some of them. */
export async function listSomeCompanies(
  db: Queryable,
  { userId, onlyCompanies }: { userId: UserId; onlyCompanies: readonly CompanyId[] },
): Promise<{ companies: CompanyWithPrompts[] }> {
  const companies = await listCompanies(db, { userId, tables: 'first-view' });
  return { companies: companies.filter(({ id }) => isSeen(id, onlyCompanies)) };
}

/** Whether a caller who may see these companies, or all of them, may see one. */
export function isSeen(companyId: string, onlyCompanies: readonly string[] | null): boolean {
  return onlyCompanies === null || onlyCompanies.includes(companyId);
}
