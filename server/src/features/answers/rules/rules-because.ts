/** Who says which companies an answer names: the rules alone, or an engine’s model (`openai/gpt-5.4-nano`). */
export type ReaderName = 'rules' | `${string}/${string}`;

/**
 * Why the rules read an answer alone.
 * chosen: the operator wants it so · no_model: no engine has a key and a small model, or answers are invented ·
 * nothing_to_read: a refusal, no words · not_reached: a model has not read it yet, or the analysis ended before ·
 * over_budget: the day's money is spent · timeout: no reading in time · unavailable: the provider failed, or its pause
 * lasts · misconfigured: key, model or address · broken_output: no JSON, another shape, a name without end, a refusal ·
 * left_out: the reply holds nothing of this answer · too_long: more than one call takes · the rest: the model's report
 * was discarded (`Refusal` of the reader).
 */
export type RulesBecause =
  | 'chosen'
  | 'no_model'
  | 'nothing_to_read'
  | 'not_reached'
  | 'over_budget'
  | 'timeout'
  | 'unavailable'
  | 'misconfigured'
  | 'broken_output'
  | 'left_out'
  | 'too_long'
  | 'too_many_companies'
  | 'not_borne_out'
  | 'overlooks_companies';

const DISCARDED: ReadonlySet<RulesBecause | null> = new Set([
  'too_many_companies',
  'not_borne_out',
  'overlooks_companies',
]);

/**
 * Whether a model replied about an answer and its report was discarded: unlike after a failed call, reading by the
 * rules is then part of the model's reading.
 */
export const isReportDiscarded = (because: RulesBecause | null): boolean => DISCARDED.has(because);
