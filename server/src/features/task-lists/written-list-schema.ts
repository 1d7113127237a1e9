import * as z from 'zod';
import { namesKnownHostsOnly } from './rules/grounded-words.ts';

/** A list has seven findings at most; more is a model that ran away. */
const MAX_ACTIONS = 10;
const MAX_STEPS = 6;
const MAX_EVIDENCE = 20;

/** Bounds are refinements, which the schema sent to the model does not carry: not every provider accepts them there. */
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
 * What a reply is read by. An action that breaks the shape is left to the rules' own words, and so is one with a field
 * nobody asked for that leads somewhere; other such fields cost nothing. Without its line above, which is empty then, the
 * list stands.
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
