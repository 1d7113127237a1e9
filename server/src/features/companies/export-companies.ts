import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listEverythingOwned } from './ownership/check-ownership.ts';
import { describeNames } from './rules/company-names.ts';
import { listLabelsOfUser } from './store/labels.ts';
import { listSeriesOfPrompts } from './store/series.ts';

/**
 * A user's companies and prompts as they are stored, archived ones included, oldest first, with all a prompt ever asked;
 * and the labels they carry.
 */
export async function exportFor(db: Queryable, userId: AccountId) {
  const everything = await listEverythingOwned(db, userId);
  const labels = await listLabelsOfUser(db, userId);
  const promptIds = everything.flatMap(({ prompts }) => prompts.map(({ id }) => id));
  const asked = Map.groupBy(await listSeriesOfPrompts(db, promptIds), ({ promptId }) => promptId.toString());
  const companies = everything.map(({ company, prompts: rows }) => {
    const { id, name, websiteUrl, description, excludedEngines, labelIds, market } = company;
    const { createdAt, archivedAt } = company;
    const prompts = rows.map((prompt) => ({
      ...prompt,
      questions: (asked.get(prompt.id) ?? []).map(({ promptId: _, ...question }) => question),
    }));
    const stored = { id, name, websiteUrl, description, excludedEngines, labelIds, market };
    return { ...stored, createdAt, archivedAt, aliases: describeNames(company), prompts };
  });
  return { companies, labels: labels.map(({ userId: _owner, ...label }) => label) };
}
