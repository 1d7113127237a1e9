import { api } from '@citato/contract';
import { addPrompts, createCompany, setEngines } from '#features/companies';
import { findLastUpdate } from '#features/measurements';
import { type PromptId, type RequestId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import type { AnalysisDeps } from './analysis-deps.ts';
import { getCompanyMonitoring, getResultsTable } from './get-company-monitoring.ts';
import { getUserLimits } from './get-user-limits.ts';
import type { AnswerJson } from './keep-answers.ts';
import type { LoadCompanies } from './keep-companies.ts';
import type { WritePage } from './keep-pages.ts';
import { describeCompany, describePrompts } from './list-companies.ts';
import { listPrompts } from './list-prompts.ts';
import type { LoadAnswers } from './load-answers.ts';
import { startAnalysis } from './start-analysis.ts';
import { startFirstAnalyses } from './start-first-analyses.ts';
import { writeAnswers } from './write-answers.ts';

const STARTED = 'Analisi avviata';
const RUNNING = 'Analisi Già in Corso';

/** What is kept for those who read; jobs read anew. */
type RouteDeps = AnalysisDeps & {
  readonly loadCompanies: LoadCompanies;
  readonly loadAnswers: LoadAnswers<AnswerJson>;
  readonly writePage: WritePage;
};

export function analysisRoutes(deps: RouteDeps): RouteImplementation[] {
  return [...companyRoutes(deps), ...monitoringRoutes(deps)];
}

function companyRoutes(deps: RouteDeps): RouteImplementation[] {
  const { db } = deps;
  return [
    implement(api.listCompanies, async ({ caller }) => ({
      status: 200,
      json: await deps.loadCompanies(caller.userId),
    })),
    implement(api.createCompany, async ({ caller, body }) => {
      const texts = body.prompts.map(({ text }) => text);
      const created = await createCompany(deps, { userId: caller.userId, input: body.company, texts });
      await startAtOnce(
        deps,
        created.prompts.map(({ id }) => id),
      );
      return { status: 201, body: { company: await describeCompany(db, created) } };
    }),
    implement(api.addPrompts, async ({ caller, params, body }) => {
      const { userId } = caller;
      const texts = body.prompts.map(({ text }) => text);
      const { prompts } = await addPrompts(deps, { userId, companyId: toId(params.companyId), texts });
      await startAtOnce(
        deps,
        prompts.map(({ id }) => id),
      );
      return { status: 201, body: { prompts: await describePrompts(db, { userId, prompts }) } };
    }),
    implement(api.listPrompts, async ({ caller, query }) => ({
      status: 200,
      body: await listPrompts(db, {
        userId: caller.userId,
        promptIds: query.ids.split(',').map((id) => toId<PromptId>(id)),
      }),
    })),
  ];
}

function monitoringRoutes(deps: RouteDeps): RouteImplementation[] {
  const { db } = deps;
  return [
    implement(api.getUserLimits, async ({ caller }) => ({
      status: 200,
      body: await getUserLimits(db, caller.userId),
    })),
    implement(api.triggerAnalysis, async ({ caller, body }) => {
      const { requestId, isDuplicate } = await startAnalysis(deps, {
        userId: caller.userId,
        promptId: toId(body.promptId),
        requestId: body.requestId === undefined ? undefined : toId<RequestId>(body.requestId),
      });
      return isDuplicate
        ? { status: 200, body: { requestId, message: RUNNING, duplicate: true } }
        : { status: 202, body: { requestId, message: STARTED, duplicate: false } };
    }),
    implement(api.getAnalysis, async ({ caller, params, query }) => ({
      status: 200,
      json: await writeAnswers(deps, { userId: caller.userId, promptId: toId(params.promptId), query }),
    })),
    implement(api.setCompanyEngines, async ({ caller, params, body }) => ({
      status: 200,
      body: await setEngines(deps, {
        userId: caller.userId,
        companyId: toId(params.companyId),
        excludedEngines: body.excludedEngines,
        available: deps.engines.map(({ id }) => id),
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
    implement(api.getResultsTable, async ({ caller, params, query }) => ({
      status: 200,
      body: await getResultsTable(db, {
        userId: caller.userId,
        promptId: toId(params.promptId),
        engine: query.engine,
      }),
    })),
    implement(api.getMonitoringLastUpdate, async ({ caller }) => ({
      status: 200,
      body: { lastUpdate: (await findLastUpdate(db, caller.userId))?.toISOString() ?? null },
    })),
  ];
}

/**
 * Starts the first analyses before the answer goes out, so that it shows them. The event of the new prompts does the
 * same and survives a crash; whichever comes second changes nothing.
 */
async function startAtOnce(deps: AnalysisDeps, promptIds: readonly PromptId[]): Promise<void> {
  try {
    await startFirstAnalyses(deps, promptIds);
  } catch (error) {
    deps.log.warn({ err: error }, 'first analyses are left to the event of the new prompts');
  }
}
