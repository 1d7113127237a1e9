import { api } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { type RouteImplementation, implement, rawBodyOf } from '#platform/http';
import type { EmailsDeps } from './emails-deps.ts';
import { recordMailEvents } from './events/record-mail-events.ts';
import { recordMailOpened } from './events/record-mail-opened.ts';
import { sendPage } from './send-page.ts';
import { showUnsubscribe } from './unsubscribing/show-unsubscribe.ts';
import { stopMails } from './unsubscribing/stop-mails.ts';
import { assertSigned } from './events/verify-signature.ts';

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function emailRoutes(deps: EmailsDeps): RouteImplementation[] {
  const { clock, settings } = deps;
  return [
    implement(api.recordMailEvents, async ({ body, http }) => {
      if (settings.webhookSecret === null) throw new AppError('request.not_found');
      const header = String(http.headers['x-citato-signature']);
      assertSigned({ secret: settings.webhookSecret, header, body: rawBodyOf(http), now: clock.now() });
      await recordMailEvents(deps, body);
      return { status: 204 };
    }),
    implement(api.recordMailOpened, async ({ query, reply }) => {
      // A mail sent while tracking was on may still be opened by a reader who is no longer asked for consent.
      if (settings.tracksOpening) await recordMailOpened(deps, query.id);
      reply.type('image/gif').send(PIXEL);
      return 'sent';
    }),
    implement(api.showUnsubscribe, async ({ query, reply }) =>
      sendPage(reply, await showUnsubscribe(deps, query.token)),
    ),
    implement(api.stopMails, async ({ query, body, reply }) =>
      sendPage(reply, await stopMails(deps, { ...query, isSent: body?.action === 'resume' })),
    ),
  ];
}
