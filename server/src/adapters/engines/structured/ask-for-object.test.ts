import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { systemClock } from '#lib/clock';
import { listOddReplies } from '#test/stand-ins/odd-replies/list-odd-replies';
import { SAID, VALID_REPLIES } from '#test/stand-ins/odd-replies/valid-replies';
import { type FixtureServer, serveFixture } from '#test/stand-ins/engines/serve-fixture';
import {
  startOpenaiCompatible,
  type OpenaiCompatibleStandIn,
} from '#test/stand-ins/engines/openai-compatible';
import { buildStructuredModel } from './ask-for-object.ts';
import { STRUCTURED_ENGINE_IDS, type StructuredEngineId } from './structured-model.ts';

const MODELS = {
  openai: 'gpt-5.4-mini',
  google: 'gemini-3.8-flash',
  anthropic: 'claude-sonnet-5-5',
  compatible: 'llama',
} as const satisfies Record<StructuredEngineId, string>;
const schema = z.strictObject({ companies: z.array(z.strictObject({ name: z.string() })) });

let standIn: OpenaiCompatibleStandIn;
beforeAll(async () => {
  standIn = await startOpenaiCompatible();
});
afterAll(() => standIn.close());

async function ask(engine: StructuredEngineId) {
  const provider = { apiKey: 'sk-test', baseUrl: standIn.baseUrl, model: MODELS[engine] };
  const model = await buildStructuredModel({
    openai: provider,
    google: provider,
    anthropic: provider,
    compatible: provider,
    engine,
    bounds: { maxInputTokens: 1000, maxOutputTokens: 500 },
    timeoutMs: 5_000,
    clock: systemClock,
  });
  const question = { instructions: 'Elenca le aziende.', material: '{"answer":"Zefirando"}', schema };
  return {
    model,
    reply: await model.ask(question, { signal: new AbortController().signal }),
    body: standIn.requests.at(-1)?.body,
  };
}

describe.each(STRUCTURED_ENGINE_IDS)('%s as a model that fills in a schema', (engine) => {
  it('gives the object, its model and what it cost', async () => {
    standIn.setRules([{ text: '{"companies":[{"name":"Zefirando"}]}' }]);
    const { model, reply, body } = await ask(engine);
    expect(reply).toMatchObject({ status: 'ok', value: { companies: [{ name: 'Zefirando' }] } });
    if (reply.status !== 'ok') return;
    expect(reply.model).toContain(MODELS[engine]);
    expect(reply.costMicroDollars).toBeLessThanOrEqual(model.estimatedCostMicroDollars);
    // The schema is sent with the question, and nothing that would search the web.
    expect(JSON.stringify(body)).toContain('"companies"');
    expect(JSON.stringify(body)).not.toMatch(/web_search|google_?search/i);
  });

  it.each(['{"companies":[{"nome":"Zefirando"}]}', '{"companies":[', 'Certo, ecco le aziende.'])(
    'takes %s for no answer, paid all the same by what it says it consumed',
    async (text) => {
      standIn.setRules([{ text }]);
      const { model, reply } = await ask(engine);
      expect(reply).toMatchObject({ status: 'failed', kind: 'bad_answer' });
      if (reply.status !== 'failed') return;
      expect(reply.costMicroDollars > 0).toBe(model.estimatedCostMicroDollars > 0);
      expect(reply.costMicroDollars).toBeLessThanOrEqual(model.estimatedCostMicroDollars / 5);
    },
  );
});

const PROTOCOL_OF = {
  openai: 'responses',
  google: 'generate_content',
  anthropic: 'messages',
  compatible: 'chat',
} as const;
/** What an answer's reply says in prose, a structured one says as an object. */
const asObject = (body: string) =>
  body.replaceAll(
    JSON.stringify(SAID).slice(1, -1),
    JSON.stringify('{"companies":[{"name":"Zefirando"}]}').slice(1, -1),
  );

describe.each(STRUCTURED_ENGINE_IDS)('what %s replies in the form of a schema', (engine) => {
  let recorded: FixtureServer | null = null;
  afterEach(async () => {
    await recorded?.close();
    recorded = null;
  });
  const askRecorded = async (body: string) => {
    recorded = await serveFixture({ body });
    const provider = { apiKey: 'sk-test', baseUrl: recorded.baseUrl, model: MODELS[engine] };
    const model = await buildStructuredModel({
      ...{ openai: provider, perplexity: null, google: provider, anthropic: provider, compatible: provider },
      engine,
      bounds: { maxInputTokens: 100_000, maxOutputTokens: 10_000 },
      timeoutMs: 5_000,
      clock: systemClock,
    });
    const question = { instructions: 'Elenca le aziende.', material: '{}', schema };
    return { model, reply: await model.ask(question, { signal: new AbortController().signal }) };
  };
  const said = (text: string) =>
    JSON.stringify(VALID_REPLIES[PROTOCOL_OF[engine]].body).replaceAll(
      JSON.stringify(SAID).slice(1, -1),
      JSON.stringify(text).slice(1, -1),
    );
  const value = { companies: [{ name: 'Zefirando' }] };

  it.each(listOddReplies(PROTOCOL_OF[engine]).filter(({ lost }) => lost !== 'answer'))(
    'loses nothing more than a detail: $what',
    async ({ body, lost, isCounted }) => {
      const { model, reply } = await askRecorded(asObject(body));
      expect(reply).toMatchObject({ status: 'ok', value });
      expect(reply.costMicroDollars > 0).toBe(model.estimatedCostMicroDollars > 0);
      if (lost === null)
        expect(reply.costMicroDollars).toBeLessThanOrEqual(model.estimatedCostMicroDollars / 3);
      // Search results are no part of such a reply.
      if (isCounted && lost === null) expect(reply.unknownDetails ?? []).not.toEqual([]);
    },
  );

  it.each([
    ['in a block of code', '```json\n{"companies":[{"name":"Zefirando"}]}\n```', null],
    ['after a thought', '<think>{"companies":[]}</think>\n{"companies":[{"name":"Zefirando"}]}', null],
    ['with words around it', 'Ecco: {"companies":[{"name":"Zefirando"}]}', null],
    ['with a field nobody asked for', '{"companies":[{"name":"Zefirando","x":1}],"y":[2]}', ['field']],
    ['with a broken entry beside', '{"companies":[{"name":"Zefirando"},{"name":null},7]}', ['field']],
  ] as const)('is read %s', async (_, text, dropped) => {
    const { reply } = await askRecorded(said(text));
    expect(reply).toMatchObject({ status: 'ok', value });
    expect(reply.unknownDetails ?? null).toEqual(dropped);
  });

  it('is no answer where nothing keeps to the schema, and is paid by what it consumed', async () => {
    const { model, reply } = await askRecorded(said('{"companies":[{"nome":"Zefirando"}]}'));
    expect(reply).toMatchObject({ status: 'failed', kind: 'bad_answer' });
    expect(reply.costMicroDollars).toBeLessThanOrEqual(model.estimatedCostMicroDollars / 3);
  });
});

it('names the engine whose key is missing', async () => {
  await expect(
    buildStructuredModel({
      openai: null,
      google: null,
      anthropic: null,
      compatible: null,
      engine: 'google',
      bounds: { maxInputTokens: 1, maxOutputTokens: 1 },
      timeoutMs: 1,
      clock: systemClock,
    }),
  ).rejects.toThrow('"google"');
});
