import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listEverythingOwned } from './ownership/check-ownership.ts';
import { describeNames } from './rules/company-names.ts';

/** A user's companies and prompts as they are stored, archived ones included, oldest first. */
export async function exportFor(db: Queryable, userId: AccountId) {
  const everything = await listEverythingOwned(db, userId);
  return everything.map(({ company, prompts }) => {
    const { id, name, websiteUrl, description, excludedEngines, createdAt, archivedAt } = company;
    const aliases = describeNames(company);
    return { id, name, websiteUrl, description, aliases, excludedEngines, createdAt, archivedAt, prompts };
  });
}
