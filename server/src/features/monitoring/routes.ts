import { api } from '@citato/contract';
import { type PromptId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { createCompaniesCache } from './overview/cache-companies.ts';
import { createPagesCache } from './answers/cache-pages.ts';
import { listAnswers } from './answers/list-answers.ts';
import { createTrendsCache } from './trends/cache-trends.ts';
import { getCompanyMonitoring } from './overview/get-company-monitoring.ts';
import { getResultsTable } from './overview/get-results-table.ts';
import { getMonitoringLastUpdate } from './get-monitoring-last-update.ts';
import { getUserLimits } from './get-user-limits.ts';
import { listSomeCompanies } from './overview/list-some-companies.ts';
import { listPrompts } from './overview/list-prompts.ts';

export function monitoringRoutes({ db }: Pick<Context, 'db'>): RouteImplementation[] {
  const loadCompanies = createCompaniesCache(db);
  const pages = { db, cache: createPagesCache() };
  const { readTrends, readBoard, readHistory } = createTrendsCache(db);
  return [
    implement(api.listCompanies, async ({ caller: { userId, onlyCompanies } }) =>
      onlyCompanies === null
        ? { status: 200, ...(await loadCompanies(userId)) }
        : { status: 200, body: await listSomeCompanies(db, { userId, onlyCompanies }) },
    ),
    implement(api.listPrompts, async ({ caller, query }) => ({
      status: 200,
      body: await listPrompts(db, {
        userId: caller.userId,
        onlyCompanies: caller.onlyCompanies,
        promptIds: query.ids.split(',').map((id) => toId<PromptId>(id)),
      }),
    })),
    implement(api.getCompanyMonitoring, async ({ caller, params, query }) => ({
      status: 200,
      body: {
        prompts: await getCompanyMonitoring(db, {
          userId: caller.userId,
          companyId: toId(params.companyId),
          engine: query.engine,
        }),
      },
    })),
    implement(api.listTrends, async ({ caller }) => ({ status: 200, ...(await readTrends(caller.userId)) })),
    implement(api.getBoard, async ({ caller, params, query }) => ({
      status: 200,
      ...(await readBoard({
        userId: caller.userId,
        companyId: toId(params.companyId),
        engine: query.engine,
      })),
    })),
    implement(api.getCompanyHistory, async ({ caller, params, query }) => ({
      status: 200,
      ...(await readHistory({ userId: caller.userId, companyId: toId(params.companyId), query })),
    })),
    implement(api.getResultsTable, async ({ caller, params, query }) => ({
      status: 200,
      body: await getResultsTable(db, {
        userId: caller.userId,
        promptId: toId(params.promptId),
        engine: query.engine,
      }),
    })),
    implement(api.listAnswers, ({ caller, params, query }) =>
      listAnswers(pages, { userId: caller.userId, promptId: toId(params.promptId), query }),
    ),
    implement(api.getUserLimits, async ({ caller }) => ({
      status: 200,
      body: await getUserLimits(db, caller.userId),
    })),
    implement(api.getMonitoringLastUpdate, async ({ caller }) => ({
      status: 200,
      body: await getMonitoringLastUpdate(db, caller.userId),
    })),
  ];
}
