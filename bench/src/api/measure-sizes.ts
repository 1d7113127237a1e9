import { get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { api } from '@citato/contract';
import pg from 'pg';
import { startOpenaiCompatible } from '../../../server/test/stand-ins/engines/openai-compatible.ts';
import type { BareDatabase } from '../bare-database.ts';
import { type Account, openAccount, post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';

const PROMPTS = 150;
const MAX_BYTES = 1_000_000;
const COMPANY = { name: 'Studio Mole', websiteUrl: 'https://studio-mole.it' };
const EMAIL = 'misure@esempio.it';
const ENCODINGS = ['identity', 'gzip', 'br'] as const;
const TOPICS = ['hosting', 'commercialista', 'palestra', 'notaio', 'idraulico', 'agenzia viaggi', 'ottica'];
/** Documents: as long as what they hold. */
const UNBOUNDED: readonly string[] = [api.exportData.path, api.exportReport.path];
/** More than 3,000 calls can cost: none waits for the budget of tomorrow. */
const BUDGET = '1000000';
/** It never ends. */
const STREAM = api.streamEvents.path;

/** The bytes of every GET of the contract, for an account with 150 prompts asked of four engines, plain and compressed. */
export async function measureSizes({ url }: BareDatabase): Promise<void> {
  const engines = await startOpenaiCompatible({ rules: [{ brand: COMPANY }] });
  const product = await startProduct({
    dataDir: '',
    settings: {
      DATABASE_URL: url,
      ADMIN_EMAILS: EMAIL,
      ENGINE_DAILY_BUDGET_CENTS: BUDGET,
      READER: 'rules',
      ...describeEngines(engines.baseUrl),
    },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const account = await openAccount({ baseUrl: product.baseUrl, email: EMAIL });
    const places = await fillAccount({ client, baseUrl: product.baseUrl, account });
    const rows = [];
    for (const endpoint of Object.values(api)) {
      if (endpoint.method !== 'GET' || endpoint.path === STREAM) continue;
      const request = { url: product.baseUrl + fillPath(endpoint.path, places), account };
      const sizes = [];
      for (const encoding of ENCODINGS) sizes.push(await readSize({ ...request, encoding }));
      rows.push(describeSizes(endpoint.path, sizes));
    }
    printTable({
      title: `Bytes of every GET: ${String(PROMPTS)} prompts, four engines (bound: 1 MB for all but documents)`,
      columns: ['path', 'status', ...ENCODINGS, 'bound'],
      rows,
    });
  } finally {
    await client.end();
    await product.stop();
    await engines.close();
  }
}

const describeEngines = (baseUrl: string): Record<string, string> =>
  Object.fromEntries(
    ['OPENAI', 'PERPLEXITY', 'GOOGLE', 'ANTHROPIC'].flatMap((engine) => [
      [`${engine}_API_KEY`, 'none'],
      [`${engine}_BASE_URL`, baseUrl],
    ]),
  );

/** What stands for the parameters and required queries of paths. */
type Places = Readonly<Record<string, string>>;

/** One company with all prompts of the largest plan, analysed once at every engine, with its task lists. */
async function fillAccount({
  client,
  baseUrl,
  account: { email, accessToken },
}: {
  client: pg.Client;
  baseUrl: string;
  account: Account;
}): Promise<Places> {
  await client.query(
    `update entitlements set plan_id = 'business' where user_id = (select id from users where email = $1)`,
    [email],
  );
  const texts = Array.from(
    { length: PROMPTS },
    (_, n) =>
      `Quale ${TOPICS[n % TOPICS.length] ?? ''} mi consigli a Torino per una piccola impresa, caso ${String(n)}?`,
  );
  const answer = await post(
    baseUrl + api.createCompany.path,
    { company: COMPANY, prompts: texts.map((text) => ({ text })) },
    { authorization: `Bearer ${accessToken}` },
  );
  const { company } = api.createCompany.responses[201].parse(await answer.json());
  await waitForAnalyses(client);
  const { rows } = await client.query<{ id: string }>('select id from emails limit 1');
  const promptIds = company.prompts.map(({ id }) => id);
  return {
    promptId: promptIds[0] ?? '',
    companyId: company.id,
    [api.listPrompts.path]: `ids=${promptIds.slice(0, 50).join(',')}`,
    [api.listSuggestions.path]: `websiteUrl=${encodeURIComponent(COMPANY.websiteUrl)}`,
    [api.recordMailOpened.path]: `id=${rows[0]?.id ?? ''}`,
  };
}

/** Waits until every analysis has ended, and nothing is left to do about it. */
async function waitForAnalyses(client: pg.Client): Promise<void> {
  for (let ended = 0; ended < PROMPTS;) {
    await delay(500);
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from analyses where finished_at is not null
       and not exists (select from jobs where kind like 'analysis.%')`,
    );
    ended = rows[0]?.n ?? 0;
  }
}

function fillPath(path: string, places: Places): string {
  const query = places[path];
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) => places[name] ?? '');
  return query === undefined ? filled : `${filled}?${query}`;
}

async function readSize({
  url,
  account,
  encoding,
}: {
  url: string;
  account: Account;
  encoding: string;
}): Promise<{ status: number; bytes: number }> {
  const headers = { authorization: `Bearer ${account.accessToken}`, 'accept-encoding': encoding };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  return { status: answer.statusCode ?? 0, bytes: (await buffer(answer)).length };
}

function describeSizes(path: string, sizes: readonly { status: number; bytes: number }[]): string[] {
  const isBounded = !UNBOUNDED.includes(path);
  const isKept = sizes.every(({ status, bytes }) => status === 200 && (!isBounded || bytes <= MAX_BYTES));
  if (!isKept) process.exitCode = 1;
  return [
    path,
    [...new Set(sizes.map(({ status }) => status))].join(', '),
    ...sizes.map(({ bytes }) => bytes.toLocaleString('en')),
    isBounded ? `≤ 1 MB${isKept ? '' : ' missed'}` : '',
  ];
}
