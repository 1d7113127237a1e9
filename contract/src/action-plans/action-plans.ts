import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedEngine } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { calendarDay as day } from '../calendar-day.ts';
import { ACTION_PRIORITIES } from '../monitoring/task-action.ts';
import { id, timestamp } from '../text.ts';

const MAX_TITLE = 200;
const MAX_WORDS = 100;
const MAX_REASON = 300;
const MAX_KEY = 400;

const planAction = z.object({
  /** The same action has the same key, whichever prompts it serves. */
  key: z.string(),
  title: z.string(),
  /** Null for actions of the owner's own. */
  why: z.nullable(z.string()),
  effort: z.nullable(z.string()),
  priority: z.nullable(knownWord(ACTION_PRIORITIES)),
  /** Prompts whose task lists hold it. */
  promptIds: z.array(id),
  /** The sentence of an answer that shows what is missing. */
  quote: z.nullable(
    z.object({ text: z.string(), promptId: id, answerId: id, engine: namedEngine, createdAt: timestamp }),
  ),
  /** The page that stands behind it. */
  source: z.nullable(z.object({ domain: z.string(), url: z.string(), title: z.nullable(z.string()) })),
  /** The owner of the company added it. */
  isAdded: z.boolean(),
  /** When a model proposed it; null where the answers’ rules found it, or somebody added it. */
  proposedAt: z.nullable(timestamp),
  assignee: z.nullable(z.string()),
  dueOn: z.nullable(day),
  doneAt: z.nullable(timestamp),
  /** Who ticked it off, by first name; null where the account is gone. */
  doneBy: z.nullable(z.string()),
  droppedAt: z.nullable(timestamp),
  dropReason: z.nullable(z.string()),
});
export type PlanAction = z.infer<typeof planAction>;

const actionPlan = z.object({
  /** Prompts of the company. */
  prompts: z.int(),
  /** Open ones first, the most urgent first; then done ones, then dropped ones. */
  actions: z.array(planAction),
});
export type ActionPlan = z.infer<typeof actionPlan>;

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const params = z.object({ companyId: id });

export const getActionPlan = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/action-plan',
  access: 'user',
  needs: 'read',
  keys: { needs: 'read' },
  summary:
    'What to do for a company: the task lists of all its prompts, the same action once, and what was added.',
  params,
  responses: { 200: actionPlan },
});

export const addPlanAction = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/action-plan/actions',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Adds an action of the user’s own to the plan of a company.',
  params,
  body: z.object({
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, 'Scrivi che cosa fare, in almeno 3 caratteri'),
        z.maxLength(MAX_TITLE, 'Al massimo 200 caratteri'),
      ),
    effort: z.optional(words(MAX_WORDS)),
    assignee: z.optional(words(MAX_WORDS)),
    dueOn: z.optional(day),
    /** Repeated, it gives the action of the first time. */
    requestId: z.optional(id),
  }),
  responses: { 201: z.object({ key: z.string() }) },
});

export const changePlanAction = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/action-plan/actions',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Ticks an action off or restores it, says who does it and by when, or drops it with a reason.',
  params,
  body: z.object({
    key: z.string().check(z.minLength(1), z.maxLength(MAX_KEY)),
    /** Ticked off by two, the first one stands. */
    isDone: z.optional(z.boolean()),
    assignee: z.optional(z.nullable(words(MAX_WORDS))),
    dueOn: z.optional(z.nullable(day)),
    /** A reason drops the action, null takes it back. */
    dropReason: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Scrivi perché la togli'),
            z.maxLength(MAX_REASON, 'Al massimo 300 caratteri'),
          ),
      ),
    ),
  }),
  responses: { 200: planAction },
});
