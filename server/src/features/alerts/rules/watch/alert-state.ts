import * as z from 'zod';
import type { RomeDay } from '#lib/rome-time';

const day = z.string().transform((text): RomeDay => text);

/** What is remembered of one subject between two looks. */
const subjectState = z.discriminatedUnion('phase', [
  /** An alert is open: it ends when its change goes back, or has lasted. */
  z.object({
    phase: z.literal('raised'),
    direction: z.enum(['up', 'down']),
    /** The days the change was measured against. */
    earlier: z.object({ firstDay: day, lastDay: day }),
    /** The first day that counted as changed. */
    since: day,
    raisedOn: day,
  }),
  /** An alert has ended: days before this one are compared no more. */
  z.object({ phase: z.literal('armed'), from: day }),
]);
export type SubjectState = z.infer<typeof subjectState>;

/** By the key of the subject; what is not there was never raised. */
export const watchState = z.record(z.string(), subjectState);
export type WatchState = Readonly<Record<string, SubjectState>>;
