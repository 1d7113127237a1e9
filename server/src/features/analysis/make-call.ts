import type { AnswerEngine } from '#adapters/engines';
import type { OwnedPrompt } from '#features/companies';
import type { NewEngineCall } from '#features/spending';
import { type ResultId, newId } from '#lib/ids';
import type { AnalysisDeps } from './analysis-deps.ts';
import { askEngine } from './ask-engine.ts';
import type { BatchWriter } from './batch-answers.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type AnswerIdentity, readAnswer } from './read-answer.ts';
import { makeStorable } from './rules/storable-text.ts';
import type { LandedCall } from './store-answers.ts';
import type { AnalysisRow } from './store/analyses.ts';
import type { JudgementRow, NewAnswer } from './store/answers.ts';

/** Everything the calls of one run share. */
export interface AnalysisRun {
  readonly analysis: AnalysisRow;
  readonly subject: OwnedPrompt;
  readonly language: 'it' | 'en' | 'es';
  readonly knownCompanies: readonly { name: string }[];
  readonly stop: AbortSignal;
  readonly writer: BatchWriter<LandedCall>;
  readonly fail: (error: unknown) => void;
}

/** A call as the ledger books it, with the sample it is for. */
export type PlannedCall = NewEngineCall & { readonly sample: number };

/**
 * One call from the question to the rows; never rejects, a fault of ours ends the run.
 * @param releaseSlot called once, as soon as the engine has answered
 */
export async function makeCall(
  deps: AnalysisDeps,
  {
    run,
    engine,
    call,
    releaseSlot,
  }: { run: AnalysisRun; engine: AnswerEngine; call: PlannedCall; releaseSlot: () => void },
): Promise<void> {
  try {
    const { reply, latencyMs } = await askEngine({
      engine,
      question: {
        text: run.subject.prompt.text,
        language: run.language,
        country: 'IT',
        sample: call.sample,
      },
      timeoutMs: deps.policy.engineTimeoutMs,
      stop: run.stop,
      clock: deps.clock,
    }).finally(releaseSlot);
    if (reply.status === 'failed') {
      deps.log.warn(
        { engine: engine.id, kind: reply.kind, detail: reply.detail },
        'an engine gave no answer',
      );
    }
    const identity = {
      id: newId<ResultId>(),
      analysisId: run.analysis.id,
      promptId: run.analysis.promptId,
      engine: engine.id,
      sample: call.sample,
      day: run.analysis.day,
      latencyMs,
      createdAt: deps.clock.now(),
    };
    const judgement =
      reply.status === 'ok'
        ? await judgeAnswer(deps, {
            analysis: run.analysis,
            resultId: identity.id,
            text: makeStorable(reply.text),
            stop: run.stop,
          })
        : null;
    const answer = await buildAnswer({ run, engine, identity, reply, judgement });
    run.writer.add({ callId: call.id, reply, answer });
  } catch (error) {
    run.fail(error);
  }
}

/** The rows a reply becomes; null for a call we cut short ourselves. */
export async function buildAnswer({
  run,
  engine,
  identity,
  reply,
  judgement = null,
}: {
  run: Pick<AnalysisRun, 'subject' | 'knownCompanies'>;
  engine: Pick<AnswerEngine, 'model'>;
  identity: AnswerIdentity;
  reply: LandedCall['reply'];
  judgement?: JudgementRow | null;
}): Promise<NewAnswer | null> {
  if (reply.status !== 'failed') {
    const { company } = run.subject;
    return readAnswer({ identity, reply, company, knownCompanies: run.knownCompanies, judgement });
  }
  if (reply.kind === 'aborted') return null;
  return {
    result: {
      ...identity,
      status: 'failed',
      failureKind: reply.kind,
      model: makeStorable(engine.model),
      brandPresent: null,
      brandPosition: null,
      namesRevision: run.subject.company.namesRevision,
      refusedByEngine: false,
      extractorVersion: null,
      language: null,
      searchQueries: [],
      inputTokens: null,
      outputTokens: null,
      searches: 0,
      costMicroDollars: Math.round(reply.costMicroDollars),
    },
    text: null,
    judgement: null,
    mentions: [],
    citations: [],
    disagreements: [],
  };
}
