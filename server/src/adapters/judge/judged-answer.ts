import * as z from 'zod';

/** An answer names some dozens of companies; more is a model that ran away. */
const MOST_COMPANIES = 200;
const LONGEST_NAME = 100;
const LONGEST_QUOTATION = 500;

const atMost = (length: number) => (text: string) => text.length <= length;

/**
 * The shape a judgement must have. Bounds are refinements, which the schema sent to the model does not carry: not
 * every provider accepts them there. Whatever breaks one makes the whole judgement void.
 */
export const judgedAnswer = z.strictObject({
  companies: z
    .array(
      z.strictObject({
        name: z.string().refine(atMost(LONGEST_NAME)).describe('The company as the answer writes it.'),
        sentiment: z
          .enum(['positive', 'neutral', 'negative'])
          .nullable()
          .describe('How the answer judges the company; null when it only names it.'),
        evidence: z
          .string()
          .refine(atMost(LONGEST_QUOTATION))
          .nullable()
          .describe('The words of the answer that carry the sentiment, copied exactly; null without one.'),
      }),
    )
    .refine((companies) => companies.length <= MOST_COMPANIES),
});
