import * as z from 'zod/mini';
import { calendarDay as day } from '../calendar-day.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { rate } from '../figures/numbers.ts';
import { knownWord } from '../known-word.ts';
import { difference, span } from '../monitoring/history.ts';
import { id, timestamp } from '../text.ts';

/** What may be said of the prompts of a done action beside those without it. */
const EFFECT_VERDICTS = [
  /** The difference of both is above 0, or below it, as far as it stands among all that are shown. */
  'rising',
  'falling',
  'within_variability',
  /** Not all days have passed. */
  'waiting',
  /** Another model answers, another reader reads, or another question is asked on one side. */
  'model_changed',
  'reader_changed',
  'question_changed',
  /** Too few days with answers on one side. */
  'too_few',
  /** Every prompt of the company has the action: nothing to lay beside. */
  'no_others',
  /** The action belongs to no prompt. */
  'no_prompts',
  /** All its prompts contain the company's name: their rate says nothing. */
  'names_company',
  /** All its prompts are deleted or archived. */
  'prompts_gone',
] as const;

const beforeAndAfter = z.object({
  earlier: rate,
  later: rate,
  /** Percentage points, later minus earlier; null where nothing may be compared. */
  difference,
  /** That were compared. */
  prompts: z.int(),
});

const effectStep = z.object({
  /** After so many days; the later side is the last fourteen of them. */
  days: z.int(),
  earlier: span,
  later: span,
  /** The first day on which all of the later side has passed. */
  readyOn: day,
  /** The prompts of the action, and those of the company without it; null where nothing was looked at. */
  own: z.nullable(beforeAndAfter),
  others: z.nullable(beforeAndAfter),
  /** How much more the own ones moved than the others, in percentage points; null without a comparison. */
  difference,
  verdict: knownWord(EFFECT_VERDICTS),
});
export type EffectStep = z.infer<typeof effectStep>;

const doneAction = z.object({
  /** Of the plan, or of one prompt's task list. */
  from: knownWord(['plan', 'list']),
  key: z.string(),
  title: z.string(),
  /** When it was ticked off; of an action of the plan that was put back, when that was. */
  doneAt: timestamp,
  /** The Rome day of it. */
  day,
  /** When it was put back; it is compared with nothing then. */
  undoneAt: z.nullable(timestamp),
  /** Its prompts that are still there; empty: it is about the whole company. */
  promptIds: z.array(id),
  /** Prompts it had that are deleted or archived by now. */
  gonePrompts: z.int(),
  /** Other actions ticked off on the same prompts in the days that are compared. */
  otherActions: z.int(),
  /** After 14 and after 28 days; empty where it was put back, or done too long ago to be compared again. */
  steps: z.array(effectStep),
});
export type DoneAction = z.infer<typeof doneAction>;

export const listActionEffects = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/action-effects',
  access: 'user',
  needs: 'view',
  summary:
    'What was done for a company and when, and how its prompts moved beside those without it: a comparison over time, no proof of a cause.',
  params: z.object({ companyId: id }),
  responses: { 200: z.object({ actions: z.array(doneAction) }) },
});
