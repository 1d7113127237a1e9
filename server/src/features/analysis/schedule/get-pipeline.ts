import type { EngineHealth, LatePrompt, Pipeline } from '@citato/contract';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { countAttempts } from '../store/engine-attempts.ts';
import { type OpenAnalysis, countOpenAnalyses } from '../store/open-analyses.ts';
import type { AnalysisStatus } from '../tables.ts';
import { listPromptsAsSystem } from '#features/companies';
import { readBreaker, findBreaker, sumLeasedPermits } from '#features/engine-calls';
import { listOverduePrompts } from './list-overdue-prompts.ts';
import { listStuckAnalyses } from './list-stuck-analyses.ts';

const MAX_SHOWN = 50;
/** At most this many of those due longest are read; beyond it the count is a lower bound. */
const MAX_OVERDUE_COUNTED = 2_000;

interface PipelineDeps extends Pick<AnalysisFeatureDeps, 'db' | 'clock' | 'queue' | 'engines'> {
  /** Calls to one engine at a time, over all processes. */
  readonly engineConcurrency: number;
}

/** What waits, runs, is stuck or late over all accounts, and how the engines are: for administrators. */
export async function getPipeline(deps: PipelineDeps): Promise<Pipeline> {
  const now = deps.clock.now();
  const stuck = await listStuckAnalyses(deps, now);
  const open = await countOpenAnalyses(deps.db);
  const late = await listOverduePrompts(deps.db, { now, limit: MAX_OVERDUE_COUNTED });
  // A stuck analysis is late as well, but for a reason of its own: it is shown once.
  const isShown = new Set(stuck.map(({ promptId }) => String(promptId)));
  const overdue = late.overdue.filter(({ subject }) => !isShown.has(subject.prompt.id));
  const stuckQueued = stuck.filter(({ status }) => status === 'queued').length;
  return {
    queued: Math.max(0, open.queued - stuckQueued),
    running: Math.max(0, open.running - (stuck.length - stuckQueued)),
    stuck: {
      count: stuck.length,
      isMore: false,
      prompts: await nameStuck(deps, stuck.slice(0, MAX_SHOWN)),
    },
    overdue: {
      count: overdue.length,
      isMore: late.isMore,
      prompts: overdue.slice(0, MAX_SHOWN).map(({ subject: { prompt, company }, dueAt, running }) => ({
        promptId: prompt.id,
        companyId: company.id,
        userId: company.userId,
        companyName: company.name,
        since: dueAt.toISOString(),
        state: describeState(running),
      })),
    },
    engines: await describeEngines(deps, now),
  };
}

async function nameStuck({ db }: PipelineDeps, stuck: readonly OpenAnalysis[]): Promise<LatePrompt[]> {
  const live = await listPromptsAsSystem(
    db,
    stuck.map(({ promptId }) => promptId),
  );
  const names = new Map(live.map(({ company }) => [String(company.id), company.name]));
  return stuck.map(({ promptId, companyId, userId, status, lastProgressAt }) => ({
    promptId,
    companyId,
    userId,
    companyName: names.get(companyId) ?? null,
    since: lastProgressAt.toISOString(),
    state: describeState(status),
  }));
}

function describeState(running: AnalysisStatus | null): LatePrompt['state'] {
  if (running === null) return 'idle';
  return running === 'queued' ? 'queued' : 'running';
}

async function describeEngines(
  { db, engines, engineConcurrency }: PipelineDeps,
  now: Date,
): Promise<EngineHealth[]> {
  const attempts = await countAttempts(db);
  const permits = await sumLeasedPermits(db);
  const health: EngineHealth[] = [];
  for (const { id: engine } of engines) {
    const breaker = await findBreaker(db, engine);
    const waiting = attempts.find((row) => row.engine === engine);
    health.push({
      engine,
      breaker: readBreaker(breaker, now),
      retryAt: breaker.retryAt?.toISOString() ?? null,
      waitingPrompts: waiting?.prompts ?? 0,
      nextAttemptAt: waiting?.nextAttemptAt?.toISOString() ?? null,
      permits: {
        limit: engineConcurrency,
        leased: permits.find((row) => row.engine === engine)?.leased ?? 0,
      },
    });
  }
  return health;
}
