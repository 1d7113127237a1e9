import type { EngineReply } from '#adapters/engines';
import { buildAnswer } from '../ask/build-answer.ts';
import { decideOutcome } from '../rules/analysis-outcome.ts';
import { countProgress } from '../rules/count-progress.ts';
import { planAnalysis } from '../rules/plan-answers.ts';
import type { AnalysisRow } from '../tables.ts';
import type { OwnedPrompt } from '#features/companies';
import type { NewAnswer } from '#features/answers';
import { type AnalysisId, type RequestId, type ResultId, newId, newIdAt } from '#lib/ids';
import { romeDay } from '#lib/rome-time';

/** An analysis as it would have run: when, and what the one engine it asked replied. */
export interface PastAnalysis {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly engine: { readonly id: AnalysisRow['engines'][number]['engine']; readonly model: string };
  readonly replies: readonly EngineReply[];
}

export interface EndedRun {
  readonly row: AnalysisRow & { status: 'finished' | 'failed'; finishedAt: Date };
  readonly answers: readonly NewAnswer[];
}

export async function buildEndedRun({
  subject,
  knownCompanies,
  past: { startedAt, endedAt, engine, replies },
}: {
  subject: OwnedPrompt;
  knownCompanies: readonly { name: string }[];
  past: PastAnalysis;
}): Promise<EndedRun> {
  const { prompt, company } = subject;
  const analysisId = newIdAt<AnalysisId>(startedAt);
  const day = romeDay(startedAt);
  const answers: NewAnswer[] = [];
  for (const [index, reply] of replies.entries()) {
    const identity = {
      id: newIdAt<ResultId>(endedAt),
      analysisId,
      companyId: company.id,
      promptId: prompt.id,
      engine: engine.id,
      sample: index + 1,
      day,
      latencyMs: 0,
      createdAt: endedAt,
    };
    const answer = await buildAnswer({
      run: { subject, knownCompanies, prepared: null },
      engine,
      identity,
      reply,
      because: 'no_model',
    });
    if (answer !== null) answers.push(answer);
  }
  const plan = planAnalysis({ engines: [engine.id], answersPerAnalysis: replies.length });
  const status = decideOutcome(answers.map(({ result }) => result.status));
  const row = {
    id: analysisId,
    userId: company.userId,
    companyId: company.id,
    promptId: prompt.id,
    requestId: newId<RequestId>(),
    trigger: 'scheduled' as const,
    status,
    attempt: 1,
    day,
    engines: countProgress({
      engines: plan,
      answers: answers.map(({ result: { engine: id, status: came }, mentions }) => ({
        engine: id,
        status: came,
        isNamed: mentions.some(({ isOwn }) => isOwn),
      })),
    }),
    usageCounted: status === 'finished',
    createdAt: startedAt,
    lastProgressAt: endedAt,
    finishedAt: endedAt,
    waitsFor: null,
    waitsUntil: null,
    series: prompt.series,
  };
  return { row, answers };
}
