import type { AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listAssistantsOf } from './store/assistants.ts';
import { listKeysOf } from './store/keys.ts';
import { listOfAccount } from './store/weekly-exports.ts';

const FIRST_DAY: RomeDay = '2000-01-01';

/** An account's keys and the assistants its people let in, with how often they called, and the files members are mailed; nothing secret of them is stored that could be exported. */
export async function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  const keys = await listKeysOf(db, { userId, since: FIRST_DAY });
  const assistants = await listAssistantsOf(db, { userId, memberId: null, since: FIRST_DAY });
  const weekly = await listOfAccount(db, userId);
  return {
    apiKeys: keys.map(({ userId: _owner, secretHash: _hash, ...key }) => key),
    assistants: assistants.map(({ userId: _owner, ...assistant }) => assistant),
    weeklyExports: weekly.map(({ organisationId: _own, ...row }) => row),
  };
}
