import { DEFAULT_MARKET } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { describeAnswerEngine } from '#test/stand-ins/engines/describe-answer-engine';
import { startSearchVendors, type SearchVendorStandIn } from '#test/stand-ins/engines/search-vendors';
import { buildWiredPage, PAGES } from '#test/stand-ins/wired/wired-pages';
import { createPageEngine, type SeenEngineId, type Vendor } from './create-page-engine.ts';

const QUESTION = { text: 'Dove si mangia a Lecce? 100% pesce + verdure', ...DEFAULT_MARKET, sample: 1 };
const never = () => new AbortController().signal;

let vendors: SearchVendorStandIn;
beforeAll(async () => {
  vendors = await startSearchVendors();
});
afterAll(() => vendors.close());

const build = (id: SeenEngineId, vendor: Vendor, timeoutMs = 10_000) =>
  buildWiredPage({ id, vendor, baseUrl: vendors.baseUrl, timeoutMs });

for (const { id, vendor } of PAGES) {
  describeAnswerEngine({
    name: `${id} read by ${vendor}`,
    build: ({ fault, timeoutMs }) => {
      vendors.setFault(fault);
      return build(id, vendor, timeoutMs);
    },
    differs: {
      faults: ['empty'],
      emptyIs: id === 'ai_overviews' ? 'not_shown' : 'empty',
      saysWhen: vendor === 'serpapi',
    },
  });
}

describe('what the vendors receive', () => {
  const see = async (id: SeenEngineId, vendor: Vendor, question: object = {}) => {
    vendors.setFault(null);
    await build(id, vendor).ask({ ...QUESTION, ...question }, { signal: never() });
    return vendors.requests.at(-1);
  };

  it('is a live task with the keyword as its field wants it, the country, the language and the late overview', async () => {
    expect(await see('ai_overviews', 'dataforseo')).toEqual({
      path: '/v3/serp/google/organic/live/advanced',
      authorization: `Basic ${Buffer.from('anna:segreta').toString('base64')}`,
      body: [
        {
          keyword: 'Dove si mangia a Lecce? 100%25 pesce %2B verdure',
          location_code: 2380,
          language_code: 'it',
          device: 'desktop',
          depth: 10,
          load_async_ai_overview: true,
        },
      ],
    });
    expect(await see('ai_mode', 'dataforseo', { country: 'CH', language: 'en' })).toMatchObject({
      path: '/v3/serp/google/ai_mode/live/advanced',
      body: [{ location_code: 2756, language_code: 'en' }],
    });
    expect(await see('chatgpt_page', 'dataforseo')).toMatchObject({
      path: '/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced',
    });
  });

  it('is a search with its engine, country and language; Copilot takes neither', async () => {
    const search = async (id: SeenEngineId) => {
      const path = (await see(id, 'serpapi', { country: 'ES', language: 'es' }))?.path ?? '';
      return Object.fromEntries(new URL(path, 'http://a.example').searchParams);
    };
    const common = { q: QUESTION.text, api_key: 'chiave-segreta', no_cache: 'true' };
    expect(await search('ai_overviews')).toEqual({ ...common, engine: 'google', gl: 'es', hl: 'es' });
    expect(await search('ai_mode')).toEqual({ ...common, engine: 'google_ai_mode', gl: 'es', hl: 'es' });
    expect(await search('copilot')).toEqual({ ...common, engine: 'bing_copilot' });
  });

  it('is a town by its point at DataForSEO and by its English name at SerpApi; the page of ChatGPT takes the country', async () => {
    const milan = { country: 'IT', language: 'it', place: 'Milano' };
    for (const id of ['ai_overviews', 'ai_mode'] as const) {
      const sent = JSON.stringify((await see(id, 'dataforseo', milan))?.body);
      expect(sent).toContain('"location_coordinate":"45.46,9.19,10000","language_code":"it"');
      expect(sent).not.toContain('location_code');
      const path = (await see(id, 'serpapi', milan))?.path ?? '';
      expect(new URL(path, 'http://a.example').searchParams.get('location')).toBe('Milan,Italy');
    }
    expect(await see('chatgpt_page', 'dataforseo', { country: 'ES', language: 'es' })).toMatchObject({
      body: [{ location_code: 2724, language_code: 'es' }],
    });
  });

  it('is nothing where the question is longer than the field, and costs nothing', async () => {
    vendors.setFault(null);
    const before = vendors.requests.length;
    const reply = await build('ai_overviews', 'dataforseo').ask(
      { ...QUESTION, text: 'a'.repeat(701) },
      { signal: never() },
    );
    expect(reply).toMatchObject({
      status: 'failed',
      kind: 'configuration',
      isOfQuestion: true,
      costMicroDollars: 0,
    });
    expect(vendors.requests.length).toBe(before);
  });
});

it('prefers the vendor that says what a call costs, and reads no page without access', () => {
  const { baseUrl } = vendors;
  const dataforseo = { login: 'anna', password: 'segreta', baseUrl };
  const serpapi = { apiKey: 'chiave', baseUrl };
  const shared = { timeoutMs: 1000, clock: systemClock };
  const model = (id: SeenEngineId, access: Parameters<typeof createPageEngine>[0]['vendors']) =>
    createPageEngine({ id, vendors: access, ...shared })?.model ?? null;
  expect(model('ai_mode', { dataforseo, serpapi })).toBe('dataforseo');
  expect(model('copilot', { dataforseo, serpapi })).toBe('serpapi');
  expect(model('copilot', { dataforseo, serpapi: null })).toBeNull();
  expect(model('chatgpt_page', { dataforseo: null, serpapi })).toBeNull();
});
