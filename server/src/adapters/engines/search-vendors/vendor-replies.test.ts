import { DEFAULT_MARKET } from '@citato/contract';
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { buildEnvelope } from '#test/stand-ins/engines/search-vendors';
import type { EngineReply } from '../answer-engine.ts';
import { createPageEngine, type SeenEngineId } from './create-page-engine.ts';

/** What a vendor answers, one after the other; the last one again and again. */
let script: { status?: number; body: unknown }[] = [];
let asked: string[] = [];
let server: Server;
let baseUrl = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    asked.push(request.url ?? '');
    const { status = 200, body } = (script.length > 1 ? script.shift() : script[0]) ?? { body: {} };
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(
  id: SeenEngineId,
  vendor: 'dataforseo' | 'serpapi',
  ...replies: typeof script
): Promise<EngineReply> {
  script = replies;
  const engine = createPageEngine({
    id,
    vendors: {
      dataforseo: vendor === 'dataforseo' ? { login: 'anna', password: 'segreta', baseUrl } : null,
      serpapi: vendor === 'serpapi' ? { apiKey: 'chiave-segreta', baseUrl } : null,
    },
    timeoutMs: 10_000,
    clock: systemClock,
  });
  if (engine === null) throw new Error('no vendor reads this page');
  const question = { text: 'Dove si mangia a Lecce?', ...DEFAULT_MARKET, sample: 1 };
  return engine.ask(question, { signal: new AbortController().signal });
}

const recorded = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
const page = (...items: unknown[]) => ({ body: buildEnvelope({ result: [{ items }] }) });
const urlsOf = (reply: EngineReply) =>
  reply.status === 'failed' ? [] : reply.citations.map(({ url }) => url);

describe('recorded pages', () => {
  it('of Google with an overview: its Markdown, and the pages of both depths and of its table, each once', async () => {
    const reply = await ask('ai_overviews', 'dataforseo', {
      body: await recorded('dataforseo/fixtures/overview.json'),
    });
    expect(reply).toMatchObject({ status: 'ok', model: 'dataforseo', usage: { costMicroDollars: 4000 } });
    expect(reply.status === 'failed' ? '' : reply.text).toContain('**Trattoria Le Zie**');
    expect(urlsOf(reply)).toEqual([
      'https://guida.example/lecce',
      'https://trattoria.example/',
      'https://prezzi.example/lecce',
    ]);
  });

  it('of ChatGPT: the pages it cites, not all it found, the searches it made and the model it names', async () => {
    const reply = await ask('chatgpt_page', 'dataforseo', {
      body: await recorded('dataforseo/fixtures/chatgpt.json'),
    });
    expect(reply).toMatchObject({
      status: 'ok',
      model: 'gpt-5-6',
      searchQueries: ['ristoranti di pesce Lecce', 'recensioni Trattoria Le Zie'],
    });
    expect(urlsOf(reply)).toEqual(['https://guida.example/lecce']);
  });

  it('of AI Mode in blocks: headings, lists within lists, tables, and what is folded away', async () => {
    const reply = await ask('ai_mode', 'serpapi', { body: await recorded('serpapi/fixtures/ai-mode.json') });
    expect(reply).toMatchObject({ status: 'ok', usage: { costMicroDollars: 15_000 } });
    expect(reply.status === 'failed' ? '' : reply.text).toBe(
      [
        'A Lecce si mangia bene il pesce.',
        '## I più citati',
        '- **Trattoria Le Zie**: cucina di casa\n  - Aperta a pranzo\n- Alle Due Corti',
        '| Locale | Prezzo |\n| --- | --- |\n| Le Zie | 30 € |\n| Due \\| Corti | 35 € |',
        'Altre informazioni\n\nConviene prenotare.',
      ].join('\n\n'),
    );
    expect(urlsOf(reply)).toEqual(['https://guida.example/lecce']);
  });
});

describe('no AI answer shown', () => {
  it('is a fact, and is paid: not empty, not failed', async () => {
    expect(await ask('ai_overviews', 'dataforseo', page({ type: 'organic' }))).toMatchObject({
      status: 'not_shown',
      text: '',
      usage: { costMicroDollars: 4000 },
    });
    const withoutResults = { body: buildEnvelope({ code: 40_102, result: null }) };
    expect(await ask('ai_overviews', 'dataforseo', withoutResults)).toMatchObject({ status: 'not_shown' });
    expect(await ask('ai_overviews', 'serpapi', { body: { organic_results: [] } })).toMatchObject({
      status: 'not_shown',
      usage: { costMicroDollars: 15_000 },
    });
    const said = { ai_overview: { error: 'An AI Overview is not available for this search' } };
    expect(await ask('ai_overviews', 'serpapi', { body: said })).toMatchObject({ status: 'not_shown' });
  });

  it('is not said of an overview that came without its text', async () => {
    const empty = page({ type: 'ai_overview', asynchronous_ai_overview: true, markdown: null, items: null });
    expect(await ask('ai_overviews', 'dataforseo', empty)).toMatchObject({
      status: 'failed',
      kind: 'bad_answer',
      costMicroDollars: 4000,
    });
  });

  it('is not said of a filled overview that still calls itself asynchronous', async () => {
    const filled = page({ type: 'ai_overview', asynchronous_ai_overview: true, markdown: 'Le Zie.' });
    expect(await ask('ai_overviews', 'dataforseo', filled)).toMatchObject({ status: 'ok', text: 'Le Zie.' });
  });
});

describe('the token of an overview that loads late', () => {
  const token = { body: { ai_overview: { page_token: 'abc' } } };
  const filled = { body: { ai_overview: { text_blocks: [{ type: 'paragraph', snippet: 'Le Zie.' }] } } };

  it('is followed, and both searches are paid', async () => {
    expect(await ask('ai_overviews', 'serpapi', token, filled)).toMatchObject({
      status: 'ok',
      text: 'Le Zie.',
      usage: { searches: 2, costMicroDollars: 30_000 },
    });
    expect(new URL(asked[1] ?? '', baseUrl).searchParams.get('page_token')).toBe('abc');
  });

  it('that has expired is given up and the page searched for once more', async () => {
    const expired = { body: { ai_overview: {} } };
    expect(await ask('ai_overviews', 'serpapi', token, expired, token, filled)).toMatchObject({
      status: 'ok',
      usage: { searches: 4, costMicroDollars: 60_000 },
    });
    expect(await ask('ai_overviews', 'serpapi', token, expired, token, expired)).toMatchObject({
      status: 'failed',
      kind: 'bad_answer',
      costMicroDollars: 60_000,
    });
  });
});

describe('a token that is refused with a message', () => {
  const token = { body: { ai_overview: { page_token: 'abc' } } };
  const filled = { body: { ai_overview: { text_blocks: [{ type: 'paragraph', snippet: 'Le Zie.' }] } } };

  it.each([
    { what: 'and 200', refused: { body: { error: 'The page_token has expired.' } } },
    { what: 'and 400', refused: { status: 400, body: { error: 'Invalid page_token.' } } },
  ])('$what is given up as well, and costs nothing', async ({ refused }) => {
    expect(await ask('ai_overviews', 'serpapi', token, refused, token, filled)).toMatchObject({
      status: 'ok',
      text: 'Le Zie.',
      usage: { searches: 3, costMicroDollars: 45_000 },
    });
    expect(asked).toHaveLength(4);
    expect(await ask('ai_overviews', 'serpapi', token, refused)).toMatchObject({ status: 'failed' });
  });

  it('because the searches are used up, or its server fails, is not asked for again', async () => {
    const usedUp = { body: { error: 'Your account has run out of searches.' } };
    expect(await ask('ai_overviews', 'serpapi', token, usedUp)).toMatchObject({ kind: 'out_of_credit' });
    expect(asked).toHaveLength(2);
    const broken = { status: 500, body: { error: 'Internal' } };
    expect(await ask('ai_overviews', 'serpapi', token, broken)).toMatchObject({ kind: 'provider_error' });
  });
});

describe('a vendor that says 200 and means something else', () => {
  const task = (code: number, cost = 0) => ({ body: buildEnvelope({ code, cost, result: null }) });
  it.each([
    { what: 'a wrong password', reply: task(40_100), kind: 'configuration' },
    { what: 'no credit', reply: task(40_210), kind: 'out_of_credit' },
    { what: 'too many calls', reply: task(40_202), kind: 'rate_limited' },
    { what: 'a market it does not serve', reply: task(40_501), kind: 'configuration' },
    { what: 'a task that is never ready', reply: task(40_602), kind: 'provider_error' },
    { what: 'a fault within', reply: task(50_000), kind: 'provider_error' },
    { what: 'no task', reply: { body: { tasks: [] } }, kind: 'bad_answer' },
    { what: 'a task without a result', reply: { body: buildEnvelope({ result: null }) }, kind: 'bad_answer' },
    { what: 'a list', reply: { body: [] }, kind: 'bad_answer' },
  ])('is told apart: $what', async ({ reply, kind }) => {
    expect(await ask('ai_mode', 'dataforseo', reply)).toMatchObject({ status: 'failed', kind });
  });

  it('is booked with what it charges although it failed', async () => {
    expect(await ask('ai_mode', 'dataforseo', task(40_101, 0.004))).toMatchObject({
      status: 'failed',
      kind: 'provider_error',
      costMicroDollars: 4000,
    });
  });

  it('tells the operator what to check, without the password', async () => {
    const reply = await ask('chatgpt_page', 'dataforseo', task(40_210));
    expect(reply.status === 'failed' ? reply.detail : '').toContain('DATAFORSEO_LOGIN');
    expect(JSON.stringify(reply)).not.toContain('segreta');
  });

  it('a question refused is of the question, a used-up plan is not', async () => {
    expect(await ask('ai_mode', 'dataforseo', task(40_501))).toMatchObject({ isOfQuestion: true });
    const usedUp = { error: 'Your account has run out of searches.' };
    for (const status of [200, 429]) {
      const reply = await ask('copilot', 'serpapi', { status, body: usedUp });
      expect(reply).toMatchObject({ status: 'failed', kind: 'out_of_credit', costMicroDollars: 0 });
      expect(JSON.stringify(reply)).not.toContain('chiave-segreta');
    }
  });
});

describe('odd details', () => {
  it('cost nothing but themselves: references without an address, a table cut in half, a null beside blocks', async () => {
    const overview = {
      type: 'ai_overview',
      markdown: 'Le Zie.\n\n| Locale | Prezzo |\n| --- |',
      references: [
        { title: 'senza indirizzo' },
        null,
        { url: 'javascript:alert(1)' },
        { url: 'https://a.example/' },
      ],
    };
    const reply = await ask('ai_overviews', 'dataforseo', page(null, 7, overview));
    expect(reply).toMatchObject({ status: 'ok', unknownDetails: ['item', 'source'] });
    expect(urlsOf(reply)).toEqual(['https://a.example/']);
    const linked = {
      text_blocks: [{ type: 'paragraph', snippet: 'Le Zie.' }],
      references: [{ title: 'senza indirizzo' }, { link: '' }, { link: 'https://b.example/' }],
    };
    const named = await ask('ai_mode', 'serpapi', { body: linked });
    expect(named).toMatchObject({ status: 'ok', unknownDetails: ['source'] });
    expect(urlsOf(named)).toEqual(['https://b.example/']);
    const blocks = {
      text_blocks: [null, { type: 'table', table: [['a'], 7] }, { type: 'new', snippet: 'Le Zie.' }],
    };
    expect(await ask('copilot', 'serpapi', { body: blocks })).toMatchObject({
      status: 'ok',
      text: '| a |\n| --- |\n\nLe Zie.',
      unknownDetails: ['part'],
    });
  });
});
