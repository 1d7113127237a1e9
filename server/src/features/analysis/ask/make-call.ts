import type { AnswerEngine, EngineQuestion, EngineReply } from '#adapters/engines';
import type { NewAnswer } from '#features/answers';
import { type BreakerVerdict, type MadeCall, makeBookedCall } from '#features/engine-calls';
import { type ResultId, newIdAt } from '#lib/ids';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { composeQuestion } from '../rules/compose-question.ts';
import type { PlannedCall } from '../steps/book-waves.ts';
import { type AnalysisRun, buildAnswer } from './build-answer.ts';

/**
 * One call from the question to the rows; never rejects, a fault of ours ends the run and gives null. The call is settled
 * with the answer it brought, in one transaction; where the answer cannot be read, by itself.
 * @param releasePermit called once, as soon as the engine has answered
 */
export async function makeCall(
  deps: AnalysisDeps,
  {
    run,
    engine,
    call,
    verdict,
    releasePermit,
  }: {
    run: AnalysisRun;
    engine: AnswerEngine;
    call: PlannedCall;
    verdict: BreakerVerdict;
    releasePermit: () => void;
  },
): Promise<{ reply: EngineReply; isAccepted: boolean } | null> {
  const { prompt, company } = run.subject;
  const question: EngineQuestion = {
    text: composeQuestion(prompt),
    ...run.market,
    sample: call.sample,
  };
  const asker = { name: company.name, websiteUrl: company.websiteUrl };
  try {
    return await makeBookedCall<EngineReply>(deps, {
      call,
      verdict,
      ask: (options) => engine.ask(question, { ...options, asker }),
      timeoutMs: deps.policy.engineTimeoutMs,
      stop: run.stop,
      releasePermit,
      settle: (made) => settle(deps, { run, engine, call, made }),
    });
  } catch (error) {
    run.fail(error);
    return null;
  }
}

async function settle(
  deps: AnalysisDeps,
  {
    run,
    engine,
    call,
    made: { reply, latencyMs, settled },
  }: { run: AnalysisRun; engine: AnswerEngine; call: PlannedCall; made: MadeCall<EngineReply> },
): Promise<void> {
  if (reply.status === 'failed') {
    const { kind, detail } = reply;
    deps.log.warn({ engine: engine.id, kind, detail }, 'an engine gave no answer');
  }
  const createdAt = deps.clock.now();
  const identity = {
    id: newIdAt<ResultId>(createdAt),
    analysisId: run.analysis.id,
    companyId: run.analysis.companyId,
    promptId: run.analysis.promptId,
    engine: engine.id,
    sample: call.sample,
    day: run.analysis.day,
    latencyMs,
    createdAt,
  };
  const because = deps.reader === null ? deps.policy.rulesBecause : 'not_reached';
  let answer: NewAnswer | null = null;
  try {
    answer = await buildAnswer({ run, engine, identity, reply, because });
  } finally {
    run.complete({ call: settled, answer });
  }
}
