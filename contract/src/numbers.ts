import * as z from 'zod/mini';

/** A share of answers: percent 0–100 with its Wilson 95 % interval; all null when there are no ok answers (n = 0). */
export const rate = z.object({
  percent: z.nullable(z.number()),
  lowPercent: z.nullable(z.number()),
  highPercent: z.nullable(z.number()),
  /** Ok answers in the denominator. */
  n: z.int(),
});
export type Rate = z.infer<typeof rate>;

/** A mean over the answers that name the company; the 95 % interval needs at least two of them. */
export const mean = z.object({
  value: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** Answers the mean is taken over. */
  n: z.int(),
});
export type Mean = z.infer<typeof mean>;

export const TONES = ['positive', 'neutral', 'negative'] as const;
export const tone = z.enum(TONES);
export type Tone = z.infer<typeof tone>;

/** A sentiment label as shown (a tone or a short aspect such as 'affidabile') and how many answers bear it. */
export const sentimentLabel = z.object({ label: z.string(), tone, count: z.int() });
export type SentimentLabel = z.infer<typeof sentimentLabel>;
