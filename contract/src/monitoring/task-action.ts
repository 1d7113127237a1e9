import * as z from 'zod/mini';
import { namedEngine } from '../engines.ts';
import { id, timestamp } from '../text.ts';

/** The evidence of an action: an answer with the sentence that matters, a page answers cite, or a figure. */
const actionEvidence = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('answer'),
    answerId: id,
    engine: namedEngine,
    createdAt: timestamp,
    /** The sentence of the answer; null when the point is what the answer leaves out. */
    quote: z.nullable(z.string()),
  }),
  z.object({
    type: z.literal('source'),
    url: z.string(),
    domain: z.string(),
    title: z.nullable(z.string()),
    /** Ok answers in scope that cite the page. */
    answers: z.int(),
  }),
  z.object({ type: z.literal('figure'), label: z.string(), value: z.string() }),
]);
export type ActionEvidence = z.infer<typeof actionEvidence>;

export const ACTION_PRIORITIES = ['High', 'Medium', 'Low'] as const;

export const taskAction = z.object({
  /** 1-based, in order of priority. */
  number: z.int(),
  title: z.string(),
  why: z.string(),
  steps: z.array(z.string()),
  effort: z.string(),
  impact: z.string(),
  priority: z.enum(ACTION_PRIORITIES),
  dependencies: z.string(),
  timeline: z.string(),
  resources: z.string(),
  expectedOutcome: z.string(),
  evidence: z.array(actionEvidence),
  isDone: z.boolean(),
});
export type TaskAction = z.infer<typeof taskAction>;
