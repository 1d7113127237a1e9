import { api } from '@citato/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from './monitoring-scene.ts';
import { findMailedToken, startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
/** What nobody who reads logs or the queue may learn. */
const secrets: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await recordEnqueuedJobs();
  const ada = await app.register({ email: 'riservata@esempio.it', password: 'Parola-Segreta-9' });
  const promptText = 'Chi ripara biciclette a Pavia?';
  await createCompany(app, ada, { name: 'Ciclofficina Riservata', prompts: [promptText] });
  const wrong = { email: ada.email, password: 'Parola-Sbagliata-8' };
  await app.callRefused(api.login, { body: wrong });
  app.clock.advance({ seconds: 1 });
  await app.call(api.forgotPassword, { body: { email: ada.email } });
  const ticket = { subject: 'Domanda riservata', message: 'Perché la mia pagina resta vuota da ieri?' };
  await app.call(api.createSupportTicket, { as: ada, body: ticket });
  await app.settleJobs();
  const token = await findMailedToken({ app: app.app, to: ada.email });
  const rotated = await app.call(api.refresh, { cookies: ada.cookies });
  await app.call(api.resetPassword, { body: { token, newPassword: 'un’altra frase segreta' } });
  await app.callRefused(api.refresh, { cookies: rotated.cookies });
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

test('no log line of a whole journey holds a password, a token, an address or a prompt', () => {
  expect(app.logged.length).toBeGreaterThan(10);
  const lines = app.logged.map(({ fields, message }) => `${JSON.stringify(fields)} ${message ?? ''}`);
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
