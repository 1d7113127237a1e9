import {
  type CallPurpose,
  ENGINE_IDS,
  type EngineId,
  UNKNOWN_DETAILS,
  type UnknownDetail,
} from '@citato/contract';
import { tracePastWork } from '#platform/logging';
import { defineCounter, defineHistogram, type Metrics } from '#platform/metrics';

const MICRO_DOLLARS_PER_DOLLAR = 1_000_000;

const PURPOSES = [
  'answer',
  'reading',
  'suggestion',
  'task_list',
  'action_plan',
  'visitor',
] as const satisfies readonly CallPurpose[];
const FAILURES = ['timeout', 'rate_limited', 'provider_error', 'network', 'bad_answer'].concat([
  'cut_off',
  'configuration',
  'out_of_credit',
  'aborted',
]);

const calls = defineCounter({
  name: 'citato_engine_calls_total',
  help: 'Calls of engines by what came of them: an answer (ok, refused, empty, not_shown), or why none came.',
  labels: {
    engine: ENGINE_IDS,
    purpose: PURPOSES,
    outcome: ['ok', 'refused', 'empty', 'not_shown'].concat(FAILURES),
  },
});

const durations = defineHistogram({
  name: 'citato_engine_call_duration_seconds',
  help: 'How long calls of engines took, those that failed included.',
  labels: { engine: ENGINE_IDS, purpose: PURPOSES },
  buckets: [0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120],
});

const cost = defineCounter({
  name: 'citato_engine_cost_dollars_total',
  help: 'What calls of engines cost, in US dollars.',
  labels: { engine: ENGINE_IDS, purpose: PURPOSES },
});

const unknown = defineCounter({
  name: 'citato_engine_unknown_details_total',
  help: 'Replies of engines that held a detail nobody knows, which was dropped, by its kind.',
  labels: { engine: ENGINE_IDS, purpose: PURPOSES, kind: UNKNOWN_DETAILS },
});

export const ENGINE_CALL_METRICS = [calls, durations, cost, unknown];

/**
 * Counts one call that was made.
 * @param outcome the status of its reply, or why there is none
 */
export function recordCall(
  metrics: Metrics,
  {
    engine,
    purpose,
    outcome,
    latencyMs,
    costMicroDollars,
    unknownDetails = [],
  }: {
    engine: EngineId;
    purpose: CallPurpose;
    outcome: string;
    latencyMs: number;
    costMicroDollars: number;
    /** Kinds of details that were dropped from its reply. */
    unknownDetails?: readonly UnknownDetail[] | undefined;
  },
): void {
  metrics.counter(calls)({ engine, purpose, outcome });
  metrics.histogram(durations)({ engine, purpose }, latencyMs / 1000);
  metrics.counter(cost)({ engine, purpose }, costMicroDollars / MICRO_DOLLARS_PER_DOLLAR);
  const countUnknown = metrics.counter(unknown);
  for (const kind of unknownDetails) countUnknown({ engine, purpose, kind });
  tracePastWork({ name: 'engine call', fields: { engine, purpose, outcome }, ms: latencyMs });
}
