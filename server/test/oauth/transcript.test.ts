import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '../monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from '../scripted-engine.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';
import { createOfficialClient, findFreePort } from './assistant-client.ts';
import { recordExchanges } from './record-exchanges.ts';

const PAGE = fileURLToPath(new URL('../../../docs/api.md', import.meta.url));
const [BEGIN, END] = [
  '<!-- transcript: written by RECORD=1 npx vitest run server/test/oauth -->',
  '<!-- end of transcript -->',
];
/** Says that what client and server say now is what the page shall show. */
const IS_RECORDING = process.env['RECORD'] === '1';

let app: TestApp;
let base: string;
let ada: SignedInUser;
let companyId: string;
beforeAll(async () => {
  const port = await findFreePort();
  base = `http://127.0.0.1:${String(port)}`;
  const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi', 'Aruba') });
  app = await startTestApp({ env: { APP_URL: base }, engines: [engine] });
  ada = await registerWithPlan(app, 'business');
  companyId = (await createCompany(app, ada, { name: 'Hosting Rossi' })).company.id;
  await app.settleJobs();
  await app.server.listen({ host: '127.0.0.1', port });
});
afterAll(() => app.stop());

it('the page for whoever integrates shows what the official client and the server really say', async () => {
  const { recording, note, exchanges } = recordExchanges({ base, address: 'https://citato.example' });
  const official = createOfficialClient({ app, base, as: ada, fetch: recording });
  const client = await official.connect();
  const { pathname, search } = official.kept.asked ?? new URL(base);
  const consent = exchanges.findIndex((exchange) => exchange.startsWith('> POST /oauth/token'));
  note(
    `The person opens ${pathname}${search}\nand says yes; their browser goes to https://claude.example/callback?code=…&state=stato-1&iss=${base}`,
  );
  exchanges.splice(consent, 0, exchanges.pop() ?? '');
  await client.listTools();
  await client.callTool({ name: 'list_companies', arguments: {} });
  await client.callTool({ name: 'company_summary', arguments: { companyId } });
  await client.close();
  const text = `\n\n\`\`\`text\n${exchanges.join('\n\n')}\n\`\`\`\n\n`;
  const page = await readFile(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [shown = '', after = ''] = rest.split(END);
  if (IS_RECORDING) await writeFile(PAGE, before + BEGIN + text + END + after);
  else expect(shown).toBe(text);
  expect(exchanges.length).toBeGreaterThan(7);
});
