import * as z from 'zod';

/** A list has seven findings at most; more is a model that ran away. */
const MOST_ACTIONS = 10;
const MOST_STEPS = 6;
const MOST_EVIDENCE = 20;

/** Bounds are refinements, which the schema sent to the model does not carry: not every provider accepts them there. */
const line = (longest: number) => z.string().refine((text) => text.trim() !== '' && text.length <= longest);

/** The shape a model's reply must have; an action that breaks it is left to the rules' own words. */
export const writtenList = z.strictObject({
  strategy: line(200).describe('One line, in Italian: what the whole list is after.'),
  actions: z
    .array(
      z.strictObject({
        finding: z.string().describe('The id of the finding this action answers.'),
        title: line(140).describe('What to do, as an order, naming the competitor, page or fact.'),
        steps: z
          .array(line(400))
          .refine((steps) => steps.length >= 2 && steps.length <= MOST_STEPS)
          .describe('Two to six concrete steps.'),
        effort: line(120),
        impact: line(240),
        dependencies: line(160),
        timeline: line(120),
        resources: line(160),
        expectedOutcome: line(240),
        evidence: z
          .array(z.string())
          .refine((ids) => ids.length > 0 && ids.length <= MOST_EVIDENCE)
          .describe('Ids of the evidence the action rests on.'),
      }),
    )
    .refine((actions) => actions.length <= MOST_ACTIONS),
});

/** What a reply is read by: the actions stand without a line above them, which is empty then. */
export const heardList = writtenList.extend({ strategy: line(200).catch('') });
