import { api, type EngineId } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { type AccountId, type CompanyId, toId } from '#lib/ids';
import { type Viewer, canView, nameView } from '#lib/viewer';
import type { Database } from '#platform/db';
import { createAnswerCache } from '#platform/http';
import { getBoard } from './get-board.ts';
import { type AskedCompanions, getCompanionDetails } from './get-companion-details.ts';
import { getCompanyHistory } from './get-company-history.ts';
import { listTrends } from './list-trends.ts';
import { type AskedPeriod, namePeriod } from '../periods/load-period.ts';
import { prepareListVersion } from '#platform/list-versions';

/** A tenth of what the lists take. */
const MAX_BYTES = 4_000_000;
const MAX_ENTRIES = 2_000;

/** Caches trends and boards as the list of companies is cached: each until a transaction changes what the list shows. */
export function createTrendsCache(db: Database) {
  const findListVersion = prepareListVersion(db);
  const limits = { maxBytes: MAX_BYTES, maxEntries: MAX_ENTRIES };
  const trends = createAnswerCache(api.listTrends.responses[200], limits);
  const boards = createAnswerCache(api.getBoard.responses[200], limits);
  const companions = createAnswerCache(api.getCompanionDetails.responses[200], limits);
  const histories = createAnswerCache(api.getCompanyHistory.responses[200], limits);
  return {
    readTrends: async (viewer: Viewer) => {
      const userId = viewer.accountId;
      const version = await findListVersion(userId);
      const load = async () => {
        const companies = await listTrends(db, userId);
        return { companies: companies.filter(({ companyId }) => canView(viewer, toId(companyId))) };
      };
      const cached = trends.find({ name: nameView(viewer, userId), version, load });
      return { version: nameView(viewer, version), cached };
    },
    readBoard: async (asked: { userId: AccountId; companyId: CompanyId; engine: EngineId | undefined }) => {
      await getOwnedCompany(db, asked);
      const version = await findListVersion(asked.userId);
      const name = [asked.userId, asked.companyId, asked.engine].join(' ');
      return { version, cached: boards.find({ name, version, load: () => getBoard(db, asked) }) };
    },
    readCompanions: async (asked: AskedCompanions) => {
      await getOwnedCompany(db, asked);
      const version = await findListVersion(asked.userId);
      const name = namePeriod(asked);
      return {
        version,
        cached: companions.find({ name, version, load: () => getCompanionDetails(db, asked) }),
      };
    },
    readHistory: async (asked: AskedPeriod) => {
      await getOwnedCompany(db, asked);
      const version = await findListVersion(asked.userId);
      const name = namePeriod(asked);
      return { version, cached: histories.find({ name, version, load: () => getCompanyHistory(db, asked) }) };
    },
  };
}
