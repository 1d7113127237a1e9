import type { Tone } from '../../extraction.ts';

/** A company as a model that read the answer reports it: a claim, not a fact. */
export interface ReportedCompany {
  name: string;
  sentiment: Tone | null;
  /** The words of the answer the sentiment rests on, as the model quotes them. */
  evidence: string | null;
}

/** An answer names some dozens of companies; more is a model that ran away. */
export const MAX_REPORTED = 200;

/** What a model says of one answer. */
export interface ModelReport {
  companies: readonly ReportedCompany[];
}
