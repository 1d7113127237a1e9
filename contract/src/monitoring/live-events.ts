import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { analysisProgress, rereadingProgress } from './progress.ts';
import { id, timestamp } from '../text.ts';

/** The events of the event stream; `id:` lines allow resuming with Last-Event-ID. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('analysis.progress'), progress: analysisProgress }),
  z.object({ type: z.literal('task-list.updated'), promptId: id, isNewVersion: z.boolean() }),
  z.object({ type: z.literal('monitoring.updated'), companyId: id, promptId: id, lastUpdate: timestamp }),
  /** Null: the company's numbers are new. */
  z.object({
    type: z.literal('company.rereading'),
    companyId: id,
    rereading: z.nullable(rereadingProgress),
  }),
  /** Companies or prompts were added, deleted, archived or came back: the list is another one. */
  z.object({ type: z.literal('companies.changed') }),
  /** Somebody joined, left or has another role: who is no member any more is sent nothing further. */
  z.object({ type: z.literal('members.changed') }),
  /** Alerts of a company began or ended. */
  z.object({ type: z.literal('alerts.changed'), companyId: id, raised: z.int() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

export const streamEvents = defineEndpoint({
  method: 'GET',
  path: '/api/events',
  access: 'user',
  needs: 'view',
  summary: 'Server-sent events of the signed-in user; closed when the access token expires.',
  responses: { 200: 'event-stream' },
});
