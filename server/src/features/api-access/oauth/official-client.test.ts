import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { createOfficialClient, findFreePort, REDIRECT } from '#test/oauth/assistant-client';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const DOCUMENT = 'https://claude.example/client.json';
const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), scope: z.string() });

let app: TestApp;
let base: string;
let ada: SignedInUser;
let companyId: string;

beforeAll(async () => {
  const port = await findFreePort();
  base = `http://127.0.0.1:${String(port)}`;
  const read = (address: string) =>
    Promise.resolve(
      address === DOCUMENT ? { client_id: DOCUMENT, client_name: 'Claude', redirect_uris: [REDIRECT] } : null,
    );
  const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi', 'Aruba') });
  app = await startTestApp({
    env: { APP_URL: base, ACCESS_TTL_S: '86400' },
    engines: [engine],
    clientDocuments: { read },
  });
  ada = await registerWithPlan(app, 'business');
  companyId = (await createCompany(app, ada, { name: 'Hosting Rossi' })).company.id;
  await createCompany(app, ada, { name: 'Hosting Verdi' });
  await app.settleJobs();
  await app.server.listen({ host: '127.0.0.1', port });
});
afterAll(() => app.stop());

const use = async (
  client: Awaited<ReturnType<ReturnType<typeof createOfficialClient>['connect']>>,
  name: string,
  args: Record<string, unknown> = {},
) => {
  const { content, isError } = await client.callTool({ name, arguments: args });
  return {
    text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    isError: isError === true,
  };
};

describe.each(['auto', 'legacy'] as const)('the official client, revision %s', (mode) => {
  it.each([
    ['by registration', undefined],
    ['by a document that names it', DOCUMENT],
  ])('finds its way to consent and to the numbers %s', async (_how, clientMetadataUrl) => {
    const given = { app, base, as: ada, mode, ...(clientMetadataUrl ? { clientMetadataUrl } : {}) };
    const { connect, kept } = createOfficialClient(given);
    const client = await connect();
    const { text } = await use(client, 'list_companies');
    expect(text).toContain('Hosting Rossi');
    expect(kept.asked?.searchParams.get('resource')).toBe(`${base}/mcp`);
    expect(kept.asked?.searchParams.get('code_challenge_method')).toBe('S256');
    expect(tokens.parse(kept.tokens).scope).toBe('read');
    await client.close();
  });
});

it('sees only the companies that were chosen, and writes nothing', async () => {
  const { connect } = createOfficialClient({ app, base, as: ada, choice: { companyIds: [companyId] } });
  const client = await connect();
  const { text } = await use(client, 'list_companies');
  expect([text.includes('Hosting Rossi'), text.includes('Hosting Verdi')]).toEqual([true, false]);
  await client.close();
});

it('renews its access by itself after an hour, and asks nobody', async () => {
  const { connect, kept } = createOfficialClient({ app, base, as: ada });
  const client = await connect();
  const before = tokens.parse(kept.tokens);
  app.clock.advance({ hours: 2 });
  expect((await use(client, 'list_companies')).isError).toBe(false);
  const after = tokens.parse(kept.tokens);
  expect(after.access_token).not.toBe(before.access_token);
  expect(after.refresh_token).not.toBe(before.refresh_token);
  await client.close();
});

it('asks its person again for what it may not, and can then', async () => {
  const official = createOfficialClient({ app, base, as: ada, choice: { mayWrite: true } });
  const client = await official.connect();
  const { companies } = (await app.call(api.listCompanies, { as: ada })).body;
  const promptId = companies[0]?.prompts[0]?.id ?? '';
  const asked = { promptId, requestId: '7f3f8d0e-4d0a-4a0e-9d62-000000000001' };
  expect((await use(client, 'start_analysis', asked)).isError).toBe(false);
  await client.close();
  const reading = createOfficialClient({ app, base, as: ada });
  const reader = await reading.connect();
  await expect(use(reader, 'start_analysis', asked)).rejects.toThrow();
  expect(reading.kept.asked?.searchParams.get('scope')).toBe('read write');
  await reader.close();
});

it('gives its access back, and is out at its next call', async () => {
  app.clock.advance({ minutes: 1 });
  const { connect, kept } = createOfficialClient({ app, base, as: ada });
  const client = await connect();
  const list = () => app.call(api.listAssistants, { as: ada });
  const [newest] = (await list()).body.assistants;
  expect(newest).toMatchObject({ name: 'Claude di prova', returnsTo: 'claude.example', state: 'active' });
  await app.call(api.revokeAssistant, { as: ada, params: { assistantId: newest?.id ?? '' } });
  await expect(use(client, 'list_companies')).rejects.toThrow();
  expect(kept.asked).toBeDefined();
  expect((await list()).body.assistants[0]?.state).toBe('revoked');
});
