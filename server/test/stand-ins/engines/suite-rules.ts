import type { SuiteFault } from './describe-answer-engine.ts';
import type { StandInRule } from './openai-compatible.ts';

/** How the faults of the shared suite look on the wire of an OpenAI-like provider. */
const WIRE_RULES = {
  refused: { fault: 'refused' },
  empty: { fault: 'empty' },
  timeout: { fault: 'hang' },
  rate_limited: { fault: 'rate_limited', retryAfter: '1' },
  provider_error: { fault: 'server_error' },
  network: { fault: 'reset' },
  bad_answer: { fault: 'half_json' },
  unknown_detail: { fault: 'unknown_detail' },
} as const satisfies Record<SuiteFault, StandInRule>;

export function toWireRule(fault: SuiteFault | null): StandInRule {
  return fault === null ? {} : WIRE_RULES[fault];
}
