import * as z from 'zod/mini';
import { calendarDay as day } from '../calendar-day.ts';
import { namedEngine } from '../engines.ts';
import { rate } from '../figures/numbers.ts';
import { knownWord } from '../known-word.ts';
import { difference, HISTORY_VERDICTS, span } from '../monitoring/history.ts';
import { timestamp } from '../text.ts';

/** Others in the line beside the own company. */
export const MAX_REPORT_RIVALS = 2;

const reportLine = z.object({
  name: z.string(),
  isOwn: z.boolean(),
  /** Each counts the seven days that end with its own; 0 responses is a gap. */
  points: z.array(z.object({ day, mentions: z.int(), responses: z.int() })),
});

/** What a page for a client says, as it was when it was made: PDF, link and mail are made of it and of nothing else. */
export const clientReport = z.object({
  company: z.object({ name: z.string(), site: z.string() }),
  /** What stands beneath the name: a place, a trade; null: the site. */
  caption: z.nullable(z.string()),
  /** Who made it. */
  agency: z.string(),
  /** As it was chosen; what is drawn is dark enough to be read. */
  colour: z.string(),
  madeAt: timestamp,
  /** The twelve weeks of the line. */
  period: span,
  /** The two weeks that are compared, four weeks apart. */
  compared: z.object({ earlier: span, later: span }),
  finding: z.object({ earlier: rate, later: rate, difference, verdict: knownWord(HISTORY_VERDICTS) }),
  /** The own company first, then at most two others. */
  lines: z.array(reportLine),
  /** At most three that are open, the most urgent first. */
  actions: z.array(
    z.object({ title: z.string(), why: z.nullable(z.string()), effort: z.nullable(z.string()) }),
  ),
  quotation: z.nullable(
    /** The question as screens name it: with its market and who asks. */
    z.object({ question: z.string(), text: z.string(), engine: namedEngine, at: timestamp }),
  ),
  method: z.object({
    prompts: z.int(),
    /** Prompts that name the company: they make no rate. */
    brandedPrompts: z.int(),
    engines: z.array(namedEngine),
    /** Those whose answers of both weeks may be compared. */
    comparedEngines: z.array(namedEngine),
    responses: z.int(),
    /** The answers are invented ones of the demo engine. */
    isDemo: z.boolean(),
  }),
});
export type ClientReport = z.infer<typeof clientReport>;
