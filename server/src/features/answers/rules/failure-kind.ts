/** What can keep a call from bringing an answer, as stored; `unavailable`: the engine is paused, no call was made. */
export const FAILURE_KINDS = [
  'timeout',
  'rate_limited',
  'provider_error',
  'network',
  'bad_answer',
  'cut_off',
  'configuration',
  'out_of_credit',
  'unavailable',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];
