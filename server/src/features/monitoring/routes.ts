import { api } from '@citato/contract';
import { getAccountOfCompany } from '#lib/viewer';
import { getAccountOfPrompt } from '#features/companies';
import { type CompanyId, type PromptId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { createCompaniesCache } from './overview/cache-companies.ts';
import { createPagesCache } from './answers/cache-pages.ts';
import { getPromptSearches } from './answers/get-prompt-searches.ts';
import { listAnswers } from './answers/list-answers.ts';
import { createTrendsCache } from './trends/cache-trends.ts';
import { getCompanyMonitoring } from './overview/get-company-monitoring.ts';
import { getResultsTable } from './overview/get-results-table.ts';
import { getMonitoringLastUpdate } from './get-monitoring-last-update.ts';
import { getUserLimits } from './get-user-limits.ts';
import { listPrompts } from './overview/list-prompts.ts';

export function monitoringRoutes({ db }: Pick<Context, 'db'>): RouteImplementation[] {
  const loadCompanies = createCompaniesCache(db);
  const pages = { db, cache: createPagesCache() };
  const { readTrends, readBoard, readCompanions, readHistory } = createTrendsCache(db);
  return [
    implement(api.listCompanies, async ({ caller }) => ({
      status: 200,
      ...(await loadCompanies(caller.viewer)),
    })),
    implement(api.listPrompts, async ({ caller, query }) => ({
      status: 200,
      body: await listPrompts(db, {
        viewer: caller.viewer,
        promptIds: query.ids.split(',').map((id) => toId<PromptId>(id)),
      }),
    })),
    implement(api.getCompanyMonitoring, async ({ caller, params, query }) => {
      const companyId = toId<CompanyId>(params.companyId);
      const userId = getAccountOfCompany(caller.viewer, companyId);
      const prompts = await getCompanyMonitoring(db, { userId, companyId, engine: query.engine });
      return { status: 200, body: { prompts } };
    }),
    implement(api.listTrends, async ({ caller }) => ({ status: 200, ...(await readTrends(caller.viewer)) })),
    implement(api.getBoard, async ({ caller, params, query }) => {
      const companyId = toId<CompanyId>(params.companyId);
      const userId = getAccountOfCompany(caller.viewer, companyId);
      return { status: 200, ...(await readBoard({ userId, companyId, engine: query.engine })) };
    }),
    implement(api.getCompanionDetails, async ({ caller, params, query }) => {
      const companyId = toId<CompanyId>(params.companyId);
      const userId = getAccountOfCompany(caller.viewer, companyId);
      return { status: 200, ...(await readCompanions({ userId, companyId, query })) };
    }),
    implement(api.getCompanyHistory, async ({ caller, params, query }) => {
      const companyId = toId<CompanyId>(params.companyId);
      const userId = getAccountOfCompany(caller.viewer, companyId);
      return { status: 200, ...(await readHistory({ userId, companyId, query })) };
    }),
    implement(api.getResultsTable, async ({ caller, params, query }) => {
      const promptId = toId<PromptId>(params.promptId);
      const userId = await getAccountOfPrompt(db, { viewer: caller.viewer, promptId });
      return { status: 200, body: await getResultsTable(db, { userId, promptId, engine: query.engine }) };
    }),
    implement(api.listAnswers, async ({ caller, params, query }) => {
      const promptId = toId<PromptId>(params.promptId);
      const userId = await getAccountOfPrompt(db, { viewer: caller.viewer, promptId });
      return listAnswers(pages, { userId, promptId, query });
    }),
    implement(api.getPromptSearches, async ({ caller, params, query: { engine = null } }) => {
      const promptId = toId<PromptId>(params.promptId);
      const userId = await getAccountOfPrompt(db, { viewer: caller.viewer, promptId });
      return { status: 200, body: await getPromptSearches(db, { userId, promptId, engine }) };
    }),
    implement(api.getUserLimits, async ({ caller }) => ({
      status: 200,
      body: await getUserLimits(db, caller.viewer),
    })),
    implement(api.getMonitoringLastUpdate, async ({ caller }) => ({
      status: 200,
      body: await getMonitoringLastUpdate(db, caller.viewer),
    })),
  ];
}
