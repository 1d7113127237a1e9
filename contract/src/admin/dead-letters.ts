import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, isStorable, timestamp } from '../text.ts';

/** A background job that was given up; its subject is given by ids alone. */
const deadLetter = z.object({
  id,
  kind: z.string(),
  enqueuedAt: timestamp,
  diedAt: timestamp,
  /** How often a worker had taken it. */
  tries: z.int(),
  /** `fault`: it failed; `worker_lost`: the process that worked on it died each time. */
  cause: z.enum(['fault', 'worker_lost', 'unknown']),
  /** The last error's type and code, never its message. */
  errorClass: z.nullable(z.string()),
  userId: z.nullable(id),
  companyId: z.nullable(id),
  promptId: z.nullable(id),
});
export type DeadLetter = z.infer<typeof deadLetter>;

const jobKind = z.string().check(z.minLength(1), z.maxLength(200), z.refine(isStorable));

const deadLetterList = z.object({
  /** How many there are, by kind, most frequent first. */
  kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Newest first, at most 200. */
  jobs: z.array(deadLetter),
});
export type DeadLetterList = z.infer<typeof deadLetterList>;

export const listDeadLetters = defineEndpoint({
  method: 'GET',
  path: '/api/admin/dead-letters',
  access: 'admin',
  summary: 'Background jobs that were given up, the newest 200, with counts by kind.',
  query: z.object({ kind: z.optional(jobKind) }),
  responses: { 200: deadLetterList },
});

export const requeueDeadLetter = defineEndpoint({
  method: 'POST',
  path: '/api/admin/dead-letters/:deadLetterId/requeue',
  access: 'admin',
  summary: 'Do a given-up job again, once; 409 and dropped when it has nothing left to do.',
  params: z.object({ deadLetterId: id }),
  responses: { 200: z.object({ message: z.string() }) },
});

export const requeueDeadLetters = defineEndpoint({
  method: 'POST',
  path: '/api/admin/dead-letters/requeue',
  access: 'admin',
  summary: 'Do all given-up jobs of one kind again, at most 500 in one call, oldest first.',
  body: z.object({ kind: jobKind }),
  responses: {
    200: z.object({
      requeued: z.int(),
      /** Dropped because they had nothing left to do. */
      dropped: z.int(),
      /** Of this kind still given up. */
      left: z.int(),
    }),
  },
});
