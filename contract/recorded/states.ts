/**
 * The states of an account whose real answers are kept in the folders beside: `server/test/recorded` asks the server for
 * them, tests of screens read them.
 */
export const RECORDED_STATES = [
  /** Registered a moment ago: no company. */
  'free-new',
  /** Its first analysis is under way. */
  'free-first-running',
  /** Its one analysis is over. */
  'free-spent',
  /** The same, its prompt deleted and another added: nothing is left to ask it with. */
  'free-spent-added',
  /** Had numbers; an analysis asked for by hand is under way. */
  'pro-running',
  /** The last month could not be charged. */
  'pro-past-due',
  /** Canceled, with access until the end of its period. */
  'pro-canceled',
  /** A year of the demo's companies. */
  'guru-year',
  /** A smaller plan left a company and a prompt behind. */
  'archived',
  /** Every engine failed: no answer counts. */
  'no-answers',
  /** One of two engines failed. */
  'engine-failed',
  /** The answers are those of the demo engine. */
  'demo',
  /** What an administrator sees of a customer who pays and a job that died. */
  'administrator',
] as const;
export type RecordedState = (typeof RECORDED_STATES)[number];
