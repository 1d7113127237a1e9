import * as z from 'zod/mini';
import { namedEngine } from '../engines.ts';

/** A share of answers: percent 0–100 with its Wilson 95 % interval; all null when there are no ok answers (n = 0). */
export const rate = z.object({
  percent: z.nullable(z.number()),
  lowPercent: z.nullable(z.number()),
  highPercent: z.nullable(z.number()),
  /** Ok answers in the denominator. */
  n: z.int(),
});
export type Rate = z.infer<typeof rate>;

/** A mean over the answers that name the company; the 95 % interval needs at least two of them. */
export const mean = z.object({
  value: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** Answers the mean is taken over. */
  n: z.int(),
});
export type Mean = z.infer<typeof mean>;

const CHANGE_VERDICTS = ['rising', 'falling', 'within_variability', 'model_changed'] as const;
export type ChangeVerdict = (typeof CHANGE_VERDICTS)[number];

/**
 * The mention rate of the last days of the scope against that of as many days before, on engines that answered in both.
 */
export const change = z.object({
  /**
   * `rising` and `falling` only where the interval of the difference leaves out 0; `model_changed` where another model
   * answers or another reader read.
   */
  verdict: z.enum(CHANGE_VERDICTS),
  /** Length of each period. */
  days: z.int(),
  /** Ok answers naming the company, with the same weight of each engine in both periods; `n` = ok answers compared. */
  previousPercent: z.number(),
  previousN: z.int(),
  currentPercent: z.number(),
  currentN: z.int(),
  /** Current minus previous in percentage points with its 95 % interval; null when a model or the reader changed. */
  points: z.nullable(z.object({ difference: z.number(), low: z.number(), high: z.number() })),
  /** Engines that answer with another model than before. */
  changedEngines: z.array(namedEngine),
  /**
   * Who read the answers compared, where that was not one reader alone: `rules`, or an engine and its model. `since` is the
   * day the second took over from the first; null: they took turns.
   */
  readers: z.optional(z.object({ names: z.array(z.string()), since: z.nullable(z.string()) })),
});
export type Change = z.infer<typeof change>;

/** What two answers of one engine in one analysis have in common: companies both name ÷ companies either names. */
export const stability = z.object({
  /** The mean over all pairs, 0–100. */
  percent: z.number(),
  pairs: z.int(),
});
export type Stability = z.infer<typeof stability>;

export const TONES = ['positive', 'neutral', 'negative'] as const;
export const tone = z.enum(TONES);
export type Tone = z.infer<typeof tone>;

/** A sentiment label as shown (a tone or a short aspect such as 'affidabile') and how many answers carry it. */
export const sentimentLabel = z.object({ label: z.string(), tone, count: z.int() });
export type SentimentLabel = z.infer<typeof sentimentLabel>;
