import * as z from 'zod/mini';
import { namedEngine } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { rate } from '../figures/numbers.ts';
import { id, timestamp } from '../text.ts';

export const ANALYSIS_STEPS = ['queued', 'asking', 'reading', 'finished', 'failed'] as const;

/**
 * The budget keeps an analysis from going on until a moment: the day's budget of all accounts, or one account's part of
 * it while others wait.
 */
const analysisWait = z.object({ reason: knownWord(['over_budget', 'over_share']), until: timestamp });
export type AnalysisWait = z.infer<typeof analysisWait>;

/** How far an analysis is; the same object is in lists and in the event stream, so both agree. */
export const analysisProgress = z.object({
  analysisId: id,
  promptId: id,
  companyId: id,
  step: knownWord(ANALYSIS_STEPS),
  /** Null unless a queued analysis is known not to go on before. */
  wait: z.nullable(analysisWait),
  /** Answers that arrived, whatever their status. */
  answered: z.int(),
  planned: z.int(),
  /** Ok answers so far that name the user's company. */
  mentions: z.int(),
  /** The same as a share of the ok answers so far. */
  mentionRate: rate,
  engines: z.array(z.object({ engine: namedEngine, answered: z.int(), failed: z.int(), planned: z.int() })),
});
export type AnalysisProgress = z.infer<typeof analysisProgress>;

/** Answers behind the current figures read again under corrected names; `total` is 0 until they are counted. */
export const rereadingProgress = z.object({ done: z.int(), total: z.int() });
export type RereadingProgress = z.infer<typeof rereadingProgress>;
