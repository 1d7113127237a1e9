import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#lib/ids';
import { createSealer } from '#platform/secrets';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { createUnsubscribeLinks } from './create-unsubscribe-links.ts';
import { showUnsubscribe, type UnsubscribeDeps } from './show-unsubscribe.ts';
import { stopMails } from './stop-mails.ts';
import type { Subscription } from '../unsubscribe-deps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const subscription: Subscription = { userId: newId(), accountId: newId(), topic: 'reports:weekly' };
let sent: { isSent: boolean } | null;
let changes: string[];
beforeEach(() => {
  sent = { isSent: true };
  changes = [];
});

function depsOf(): UnsubscribeDeps {
  const sealer = createSealer({ secret: 'una chiave lunga', purpose: 'unsubscribe' });
  return {
    ...app.ctx,
    settings: { appUrl: 'https://citato.example', webhookSecret: null, tracksOpening: false },
    unsubscribeLinks: createUnsubscribeLinks({ sealer, appUrl: 'https://citato.example' }),
    mailTopics: {
      reports: {
        find: () => Promise.resolve(sent === null ? null : { title: 'la mail <b>di prova</b>', ...sent }),
        set: (_deps, _tx, { isSent, topic }) => {
          changes.push(`${topic} ${String(isSent)}`);
          if (sent !== null) sent = { isSent };
          return Promise.resolve();
        },
      },
    },
  };
}

function openLink() {
  const deps = depsOf();
  const link = new URL(deps.unsubscribeLinks.build(subscription));
  return { deps, link, token: link.searchParams.get('token') ?? '' };
}

it('the link says whose mails it stops to nobody but us', () => {
  const { deps, link, token } = openLink();
  expect(link.pathname).toBe('/api/mail/unsubscribe');
  expect(link.href).not.toContain(subscription.userId);
  expect(deps.unsubscribeLinks.read(token)).toEqual(subscription);
});

it('a scanner that opens it changes nothing: the page asks, with a button', async () => {
  const { deps, token } = openLink();
  for (let visit = 0; visit < 3; visit += 1) {
    const html = await showUnsubscribe(deps, token);
    expect(changes).toEqual([]);
    expect(html).toContain('<form method="post">');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;b&gt;di prova');
  }
});

it('one click stops them, a second one is fine, and another button brings them back', async () => {
  const { deps, token } = openLink();
  const first = await stopMails(deps, { token, isSent: false });
  const second = await stopMails(deps, { token, isSent: false });
  expect(second).toEqual(first);
  expect(first).toContain('value="resume"');
  await stopMails(deps, { token, isSent: true });
  expect(changes).toEqual(['reports:weekly false', 'reports:weekly false', 'reports:weekly true']);
  expect(sent).toEqual({ isSent: true });
});

it('after the account is gone a plain page says so, and nothing is written', async () => {
  const { deps, token } = openLink();
  sent = null;
  const page = await stopMails(deps, { token, isSent: false });
  expect(page).toContain('niente da spegnere');
  expect(page).not.toContain('<form');
  expect(changes).toEqual([]);
});

it.each(['', 'abc', 'x'.repeat(900)])('a link that is none of ours stops nothing: %#', async (token) => {
  expect(await stopMails(depsOf(), { token, isSent: false })).toContain('non è completo');
  expect(changes).toEqual([]);
});

it.each([
  ['a mail program, as RFC 8058 has it', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'one that sends parts',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['one that sends JSON', 'application/json', '{}'],
])('takes the click of %s, without a session', async (_who, type, payload) => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/mail/unsubscribe?token=abc',
    headers: { 'content-type': type },
    payload,
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});
