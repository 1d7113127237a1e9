import { api } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { type RouteImplementation, implement, rawBodyOf } from '#platform/http';
import type { EmailsDeps } from './emails-deps.ts';
import { recordEvents } from './events/record-events.ts';
import { assertSigned } from './events/verify-signature.ts';

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function emailRoutes(deps: EmailsDeps): RouteImplementation[] {
  const { clock, settings } = deps;
  return [
    implement(api.recordMailEvents, async ({ body, http }) => {
      if (settings.webhookSecret === null) throw new AppError('request.not_found');
      assertSigned({
        secret: settings.webhookSecret,
        header: String(http.headers['x-citato-signature']),
        body: rawBodyOf(http),
        now: clock.now(),
      });
      await recordEvents(deps, body);
      return { status: 204 };
    }),
    implement(api.recordMailOpened, async ({ query, reply }) => {
      const event = { reportId: 'first', emailId: query.id, kind: 'opened' as const };
      // A mail from the time when it was on may still be opened, by somebody who is asked for consent no more.
      if (settings.tracksOpening)
        await recordEvents(deps, { events: [{ ...event, occurredAt: clock.now().toISOString() }] });
      reply.type('image/gif').send(PIXEL);
      return 'sent';
    }),
  ];
}
