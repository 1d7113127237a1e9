import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listEverythingOwned } from './ownership/check-ownership.ts';
import { describeNames } from './rules/company-names.ts';
import { listLabelsOfUser } from './store/labels.ts';

/** A user's companies and prompts as they are stored, archived ones included, oldest first, and the labels they carry. */
export async function exportFor(db: Queryable, userId: AccountId) {
  const everything = await listEverythingOwned(db, userId);
  const labels = await listLabelsOfUser(db, userId);
  const companies = everything.map(({ company, prompts }) => {
    const { id, name, websiteUrl, description, excludedEngines, labelIds, createdAt, archivedAt } = company;
    const aliases = describeNames(company);
    return {
      id,
      name,
      websiteUrl,
      description,
      aliases,
      excludedEngines,
      labelIds,
      createdAt,
      archivedAt,
      prompts,
    };
  });
  return { companies, labels: labels.map(({ userId: _owner, ...label }) => label) };
}
