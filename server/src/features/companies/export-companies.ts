import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listEverythingOwned } from './ownership/check-ownership.ts';
import { describeNames } from './rules/company-names.ts';
import { listSeriesOfPrompts } from './store/series.ts';

/** A user's companies and prompts as they are stored, archived ones included, oldest first, with all a prompt ever asked. */
export async function exportFor(db: Queryable, userId: UserId) {
  const everything = await listEverythingOwned(db, userId);
  const promptIds = everything.flatMap(({ prompts }) => prompts.map(({ id }) => id));
  const asked = Map.groupBy(await listSeriesOfPrompts(db, promptIds), ({ promptId }) => promptId.toString());
  return everything.map(({ company, prompts: rows }) => {
    const { id, name, websiteUrl, description, excludedEngines, market, createdAt, archivedAt } = company;
    const prompts = rows.map((prompt) => ({
      ...prompt,
      questions: (asked.get(prompt.id) ?? []).map(({ promptId: _, ...question }) => question),
    }));
    const stored = { id, name, websiteUrl, description, excludedEngines, market, createdAt, archivedAt };
    return { ...stored, aliases: describeNames(company), prompts };
  });
}
