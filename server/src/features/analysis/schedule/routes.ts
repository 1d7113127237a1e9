import { api } from '@citato/contract';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { type PromptId, type RequestId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { startAnalyses } from '../start/start-analyses.ts';
import { startAnalysis } from '../start/start-analysis.ts';

const STARTED = 'Analisi avviata';
const RUNNING = 'Analisi Già in Corso';

export function schedulingRoutes(deps: AnalysisDeps): RouteImplementation[] {
  return [
    implement(api.startAnalysis, async ({ caller, body }) => {
      const { requestId, isDuplicate } = await startAnalysis(deps, {
        userId: caller.accountId,
        promptId: toId(body.promptId),
        requestId: body.requestId === undefined ? undefined : toId<RequestId>(body.requestId),
      });
      return isDuplicate
        ? { status: 200, body: { requestId, message: RUNNING, duplicate: true } }
        : { status: 202, body: { requestId, message: STARTED, duplicate: false } };
    }),
    implement(api.startAnalyses, async ({ caller, body: { promptIds, requestId } }) => ({
      status: 200,
      body: await startAnalyses(deps, {
        userId: caller.accountId,
        promptIds: promptIds.map((id) => toId<PromptId>(id)),
        requestId,
      }),
    })),
  ];
}
