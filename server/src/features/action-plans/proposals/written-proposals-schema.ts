import * as z from 'zod';
import { EFFORTS } from '../rules/proposed-action.ts';

/** More is a runaway model. */
const MAX_ACTIONS = 8;
const MAX_TITLE = 140;
const MAX_SOURCES = 5;

/** Bounds are refinements, which are not in the schema sent to the model: not every provider accepts them there. */
const action = {
  title: z
    .string()
    .refine((text) => text.trim().length >= 3 && text.length <= MAX_TITLE)
    .describe('What to do, as an order in Italian, without figures.'),
  effort: z.enum(EFFORTS).describe('How long it takes.'),
  sources: z
    .array(z.string())
    .refine((ids) => ids.length > 0 && ids.length <= MAX_SOURCES)
    .describe('Ids of the sources the action rests on, the most important first.'),
};
const areFew = (actions: readonly unknown[]) => actions.length <= MAX_ACTIONS;

/** The shape a model's reply is to have. */
export const writtenProposals = z.strictObject({
  actions: z.array(z.strictObject(action)).refine(areFew),
});

/** The schema a reply is read with: unknown fields are dropped, and so is an action that breaks its shape. */
export const lenientProposals: z.ZodType<z.infer<typeof writtenProposals>> = z.object({
  actions: z.array(z.object(action)).refine(areFew),
});
