import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { systemClock } from '#lib/clock';
import { startOpenaiCompatible, type OpenaiCompatibleStandIn } from '#test/stand-ins/openai-compatible';
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
    perplexity: null,
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
    // The schema travels with the question, and nothing that would search the web.
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

it('names the engine whose key is missing', async () => {
  await expect(
    buildStructuredModel({
      openai: null,
      perplexity: null,
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
