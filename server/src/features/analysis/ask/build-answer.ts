import type { Market } from '@citato/contract';
import type { AnswerEngine, EngineReply } from '#adapters/engines';
import type { FailureKind, RulesBecause, NewAnswer } from '#features/answers';
import type { OwnedPrompt } from '#features/companies';
import { type AnswerIdentity, type PreparedAnswers, readAnswer } from '#features/reading';
import type { ResultId } from '#lib/ids';
import type { CompletedCall, OpenRun } from '../steps/store-answers.ts';

/** Everything the calls of one run share. */
export interface AnalysisRun extends OpenRun {
  readonly subject: OwnedPrompt;
  /** Where it is asked from. */
  readonly market: Market;
  readonly knownCompanies: readonly { name: string }[];
  /** Where answers wait for the model that reads them; null without one. */
  readonly prepared: PreparedAnswers | null;
  readonly stop: AbortSignal;
  /** Hands a sample over to be stored; the run waits for it before it ends. */
  readonly complete: (call: Omit<CompletedCall, 'run'>) => void;
  readonly fail: (error: unknown) => void;
}

/** The row of a sample for which no call was made, because its engine is paused. */
export function buildUnasked({
  run,
  engine,
  id,
  sample,
  createdAt,
}: {
  run: Pick<AnalysisRun, 'analysis' | 'subject'>;
  engine: Pick<AnswerEngine, 'id' | 'model'>;
  id: ResultId;
  sample: number;
  createdAt: Date;
}): NewAnswer {
  const { id: analysisId, companyId, promptId, day } = run.analysis;
  return buildFailed({
    identity: {
      id,
      analysisId,
      companyId,
      promptId,
      engine: engine.id,
      sample,
      day,
      latencyMs: 0,
      createdAt,
    },
    model: engine.model,
    namesRevision: run.subject.company.namesRevision,
    failureKind: 'unavailable',
    costMicroDollars: 0,
  });
}

/** The rows a reply becomes; null for a call we cut short ourselves. */
export async function buildAnswer({
  run,
  engine,
  identity,
  reply,
  because,
}: {
  run: Pick<AnalysisRun, 'subject' | 'knownCompanies' | 'prepared'>;
  engine: Pick<AnswerEngine, 'model'>;
  identity: AnswerIdentity;
  reply: EngineReply;
  /** Why no model has read it. */
  because: RulesBecause;
}): Promise<NewAnswer | null> {
  if (reply.status !== 'failed') {
    const { company } = run.subject;
    const { knownCompanies, prepared: forModel } = run;
    return readAnswer({ identity, reply, company, knownCompanies, because, forModel });
  }
  if (reply.kind === 'aborted') return null;
  return buildFailed({
    identity,
    model: engine.model,
    namesRevision: run.subject.company.namesRevision,
    failureKind: reply.kind,
    costMicroDollars: reply.costMicroDollars,
  });
}

function buildFailed({
  identity,
  model,
  namesRevision,
  failureKind,
  costMicroDollars,
}: {
  identity: AnswerIdentity;
  model: string;
  namesRevision: number;
  failureKind: FailureKind;
  costMicroDollars: number;
}): NewAnswer {
  return {
    result: {
      ...identity,
      status: 'failed',
      failureKind,
      model,
      brandPresent: null,
      brandPosition: null,
      namesRevision,
      isReadAhead: false,
      refusedByEngine: false,
      extractorVersion: null,
      language: null,
      reader: 'rules',
      rulesBecause: 'nothing_to_read',
      readerRetriedAt: null,
      searchQueries: [],
      inputTokens: null,
      outputTokens: null,
      searches: 0,
      costMicroDollars: Math.round(costMicroDollars),
    },
    text: null,
    mentions: [],
    citations: [],
    disagreements: [],
  };
}
