import * as z from 'zod';
import { namesKnownHostsOnly } from './rules/grounded-words.ts';

/** A list has seven findings at most; more is a runaway model. */
const MAX_ACTIONS = 10;
const MAX_STEPS = 6;
const MAX_EVIDENCE = 20;

/** Bounds are refinements, which are not in the schema sent to the model: not every provider accepts them there. */
const line = (max: number) => z.string().refine((text) => text.trim() !== '' && text.length <= max);
const areFew = (actions: readonly unknown[]) => actions.length <= MAX_ACTIONS;

const action = {
  finding: z.string().describe('The id of the finding this action answers.'),
  title: line(140).describe('What to do, as an order, naming the competitor, page or fact.'),
  steps: z
    .array(line(400))
    .refine((steps) => steps.length >= 2 && steps.length <= MAX_STEPS)
    .describe('Two to six concrete steps.'),
  effort: line(120),
  impact: line(240),
  dependencies: line(160),
  timeline: line(120),
  resources: line(160),
  expectedOutcome: line(240),
  evidence: z
    .array(z.string())
    .refine((ids) => ids.length > 0 && ids.length <= MAX_EVIDENCE)
    .describe('Ids of the evidence the action rests on.'),
};

/** The shape a model's reply is to have. */
export const writtenList = z.strictObject({
  strategy: line(200).describe('One line, in Italian: what the whole list is after.'),
  actions: z.array(z.strictObject(action)).refine(areFew),
});

const isAsked = (name: string) => Object.hasOwn(action, name);

/**
 * The schema a reply is read with. An action that breaks its shape keeps the rules' own text, and so does one with an
 * unknown field that holds an address; other unknown fields are dropped. Without a valid summary, which is empty then,
 * the list still counts.
 */
export const lenientList: z.ZodType<z.infer<typeof writtenList>> = z.object({
  strategy: line(200).catch(''),
  actions: z
    .array(
      z
        .looseObject(action)
        .refine((said) => {
          const unasked = Object.entries(said).filter(([name]) => !isAsked(name));
          return namesKnownHostsOnly(Object.fromEntries(unasked), new Set());
        })
        .pipe(z.object(action)),
    )
    .refine(areFew),
});
