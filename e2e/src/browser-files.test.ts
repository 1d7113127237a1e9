import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures/journey.ts';

const BUILT = join(import.meta.dirname, '../../web/dist');
/** What only the server may know. Nothing is called with it: the addresses lead nowhere. */
const SECRETS = {
  JWT_SECRET: 'canary-jwt-7f21c9aa04d34be8-5d0e91',
  METRICS_TOKEN: 'canary-metrics-52be1c0d',
  MAIL_WEBHOOK_SECRET: 'canary-mail-events-8d40f3',
  AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:1/canary-automation',
  AUTOMATION_WEBHOOK_SECRET: 'whsec_Y2FuYXJ5LW9mLXRoZS1vcGVyYXRvcnMtaG9vaw==',
  WEBHOOK_SECRETS_KEY: 'canary-sealing-key-c2d7e4f1a09b8365',
  SMTP_URL: 'smtp://canary-user:canary-password@127.0.0.1:1',
  MAIL_FROM: 'canary-sender@citato.example',
  OPENAI_API_KEY: 'sk-canary-openai-4e5f',
  OPENAI_BASE_URL: 'http://127.0.0.1:1/canary-openai',
  ADMIN_EMAILS: 'canary-admin@citato.example',
};
/** Keys of providers, addresses with a password, what is no code for browsers, and the way back to sources. */
const MARKS = [
  /\b[rs]k_(?:live|test)_\w*/,
  /\bsk-[\w-]{8,}/,
  /whsec_[\w+/=]+/,
  /\b(?:postgres|postgresql|smtps?):\/\/\S*/,
  /BEGIN [A-Z ]*PRIVATE KEY/,
  /sourceMappingURL=\S*/,
  /["'`](?:node:[\w/]+|(?:fastify|drizzle-orm|pg)(?:\/[\w./-]+)?)["'`]/,
  /\b(?:insert into|create table|pg_advisory_\w+)\b/,
];
const PAGES = ['/', '/login', '/register', '/privacy', '/cookie', '/landing-preview', '/header-variants'];
/** The facts every browser is sent. */
const ANSWERS = [
  '/api/config',
  '/api/plans',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/healthz',
  '/readyz',
];

test.use({ settings: SECRETS });

/** What of a text belongs on the server alone. */
function listSecrets(text: string): string[] {
  const values = Object.values(SECRETS).filter((value) => text.includes(value));
  return [...values, ...MARKS.flatMap((mark) => mark.exec(text)?.[0] ?? [])];
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(BUILT, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('what every browser is given holds no secret, no address of the operator and no code of the server', async ({
  request,
}) => {
  const files = (await listFiles()).filter((name) => /\.(?:js|css|html|svg|json)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  const built = await Promise.all(
    files.map(async (name) => ({ at: name.slice(BUILT.length), text: await readFile(name, 'utf8') })),
  );
  const served = await Promise.all(
    [...PAGES, ...ANSWERS].map(async (at) => {
      const answer = await request.get(at);
      expect(answer.status(), at).toBe(200);
      return { at, text: await answer.text() };
    }),
  );
  const found = [...built, ...served].flatMap(({ at, text }) =>
    listSecrets(text).map((secret) => `${at}: ${secret}`),
  );
  expect(found).toEqual([]);
});

test('no file leads a browser back to the sources', async ({ request }) => {
  const files = await listFiles();
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((name) => name.endsWith('.js')).slice(0, 3);
  for (const name of scripts.map((script) => `${script.slice(BUILT.length)}.map`))
    expect((await request.get(name)).status(), name).toBe(404);
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
});

test('a secret that had got into a file would be found', () => {
  for (const secret of [
    ...Object.values(SECRETS),
    'sk_live_51Nabc',
    'whsec_MfKQ9r8GKYqrTwjU',
    'postgresql://citato:geheim@db/citato',
    '//# sourceMappingURL=index.js.map',
    'import"node:fs"',
    'import"node:fs/promises"',
    'import"pg"',
    'import"pg/lib/client.js"',
  ])
    expect(listSecrets(`const a="x";${secret};`), secret).not.toEqual([]);
  expect(listSecrets('const hint="whsec_…",name="JWT_SECRET",page=`pg/:page`')).toEqual([]);
});
