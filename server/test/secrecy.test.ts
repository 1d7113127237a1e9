import { api } from '@citato/contract';
import pg from 'pg';
import { createLogger } from '#platform/logging';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from './monitoring-scene.ts';
import { findMailedToken, startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
let userId: string;
/** What nobody who reads logs or the queue may learn. */
const secrets: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await recordEnqueuedJobs();
  const ada = await app.register({
    email: 'riservata@esempio.it',
    password: 'Parola-Segreta-9',
    firstName: 'Gelsomina',
  });
  const promptText = 'Chi ripara biciclette a Pavia?';
  await createCompany(app, ada, { name: 'Ciclofficina Riservata', prompts: [promptText] });
  userId = ada.user.id;
  const wrong = { email: ada.email, password: 'Parola-Sbagliata-8' };
  await app.callRefused(api.signIn, { body: wrong });
  app.clock.advance({ seconds: 1 });
  await app.call(api.requestPasswordReset, { body: { email: ada.email } });
  const ticket = { subject: 'Domanda riservata', message: 'Perché la mia pagina resta vuota da ieri?' };
  await app.call(api.createSupportTicket, { as: ada, body: ticket });
  await app.settleJobs();
  const token = await findMailedToken({ app: app.app, to: ada.email });
  const rotated = await app.call(api.refreshSession, { cookies: ada.cookies });
  await app.call(api.resetPassword, { body: { token, newPassword: 'un’altra frase segreta' } });
  await app.callRefused(api.refreshSession, { cookies: rotated.cookies });
  secrets.push(
    ada.email,
    ada.password,
    wrong.password,
    'un’altra frase segreta',
    token,
    ada.accessToken,
    rotated.body.accessToken,
    ...[ada.cookies, rotated.cookies].map((cookies) => cookies['citato_refresh'] ?? ''),
    promptText,
    ticket.message,
    ticket.subject,
    'Gelsomina',
    'Bianchi',
    'Ciclofficina',
  );
});
afterAll(() => app.stop());

/** A job leaves the queue when it is done: what was ever in it is written down. */
async function recordEnqueuedJobs(): Promise<void> {
  await app.ctx.db.$client.query(`
    create table enqueued_jobs (payload jsonb not null);
    create function record_enqueued_job() returns trigger language plpgsql as
      $$ begin insert into enqueued_jobs values (new.payload); return new; end $$;
    create trigger record_enqueued_job after insert on jobs for each row execute function record_enqueued_job();`);
}

/** What was logged, at every level, as the real log writes it. */
function writeLog(): string[] {
  const lines: string[] = [];
  const logger = createLogger({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  for (const { level, fields, message } of app.logged) logger[level](fields, message);
  return lines;
}

const aNumber: unknown = expect.any(Number);
const anId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);

const listEvents = (message: string) =>
  writeLog().flatMap((line) => {
    const event: unknown = JSON.parse(line);
    return typeof event === 'object' && event !== null && Reflect.get(event, 'msg') === message
      ? [event]
      : [];
  });

test('each request is one event: who asked for what, what came of it, and how dear it was', () => {
  const requests = listEvents('Request answered');
  expect(requests).toContainEqual(
    expect.objectContaining({
      method: 'POST',
      route: '/api/companies',
      status: 201,
      userId,
      ms: aNumber,
      bytes: aNumber,
      statements: aNumber,
    }),
  );
  const refused = requests.filter((event) => Reflect.get(event, 'error') === 'accounts.invalid_credentials');
  expect(refused).toEqual([expect.objectContaining({ route: '/api/auth/login', status: 401, userId: null })]);
  const creation = requests.find((event) => Reflect.get(event, 'route') === '/api/companies') ?? {};
  expect(Reflect.get(creation, 'statements')).toBeGreaterThan(2);
});

test('each attempt of a job is one event with the ids of what it was about', () => {
  const done = listEvents('Job done');
  expect(done).toContainEqual(
    expect.objectContaining({
      job: 'emails.deliver-mail',
      attempt: 0,
      outcome: 'done',
      ms: aNumber,
      emailId: anId,
    }),
  );
  const run = done.find((event) => Reflect.get(event, 'job') === 'analysis.run-analysis') ?? {};
  expect(Reflect.get(run, 'statements')).toBeGreaterThan(0);
  const ids = done.map((event) => String(Reflect.get(event, 'jobId')));
  expect(new Set(ids).size).toBe(ids.length);
});

test('no log line of a whole journey holds a password, a token, an address, a name or a prompt', () => {
  const lines = writeLog();
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});

test('no job’s payload holds one either', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ job: string }>('select payload::text as job from enqueued_jobs');
  await client.end();
  expect(rows.length).toBeGreaterThan(3);
  for (const secret of secrets) expect(rows.filter(({ job }) => job.includes(secret))).toEqual([]);
});
