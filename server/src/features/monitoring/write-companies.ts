import { api } from '@citato/contract';
import { listDownOfUser, listStatesOfUser } from '#features/analysis';
import { listCompanyRows } from '#features/companies';
import { listSummariesOfUser } from '#features/measurements';
import { listRereadingOfUser } from '#features/reading';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type CheckedJson, fillEmptyLists, writeChecked } from '#platform/http';
import type { NumberTextsCache } from './cache-number-texts.ts';
import { shapeCompany } from './shape-companies.ts';

const shape = api.listCompanies.responses[200];

/**
 * A user's companies with prompts and standing numbers: five statements, however many there are. The numbers of a
 * prompt are by far the most of it and change once a day, so their text is kept.
 */
export async function writeCompanies(
  { db, numberTexts }: { db: Queryable; numberTexts: NumberTextsCache },
  userId: UserId,
): Promise<CheckedJson<typeof shape>> {
  const rows = await listCompanyRows(db, userId);
  const states = await listStatesOfUser(db, userId);
  const down = await listDownOfUser(db, userId);
  const summaries = await listSummariesOfUser(db, userId);
  const texts = await numberTexts.load(db, { userId, wanted: summaries });
  const monitoring = {
    down,
    rereading: await listRereadingOfUser(db, userId),
    states: new Map(states.map((row) => [row.state.promptId, row])),
    summaries: new Map(summaries.map((row) => [row.promptId, row])),
    data: new Map(),
  };
  return fillEmptyLists({
    json: writeChecked(shape, { companies: rows.map((row) => shapeCompany(row, monitoring)) }),
    key: 'monitoringData',
    lists: rows.flatMap(({ prompts }) => prompts.map(({ id }) => texts.get(id) ?? [])),
  });
}
