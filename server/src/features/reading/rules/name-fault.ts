import type { RulesBecause } from '#features/answers';

const FAULTS = {
  timeout: 'timeout',
  rate_limited: 'unavailable',
  provider_error: 'unavailable',
  network: 'unavailable',
  bad_answer: 'broken_output',
  cut_off: 'broken_output',
  configuration: 'misconfigured',
  out_of_credit: 'misconfigured',
  aborted: 'not_reached',
} as const satisfies Record<string, RulesBecause>;

/** Why the rules read what a failed call was to read. */
export const nameFault = (kind: keyof typeof FAULTS): RulesBecause => FAULTS[kind];
