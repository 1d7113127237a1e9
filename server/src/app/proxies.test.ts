import { DEFAULT_MARKET } from '@citato/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createOutbound } from '#adapters/outbound';
import { makeSecret } from '#adapters/webhooks';
import { createRecordingLog } from '#test/recording-log';
import { type ProxyStandIn, startProxy } from '#test/stand-ins/forward-proxy/start-proxy';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { readConfig } from './config.ts';
import { createAdapters } from './adapters/create-adapters.ts';
import { createWebhookPost } from './adapters/post-webhook.ts';

const ENGINES = ['openai', 'perplexity', 'google', 'anthropic', 'compatible'] as const;

let app: TestApp;
let proxy: ProxyStandIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => proxy.close());

const never = () => new AbortController().signal;

/** The third parties of a deployment with every key, behind a proxy that refuses whatever it is asked. */
async function openBehindProxy(scheme: 'http' | 'https') {
  proxy = await startProxy({ refusal: 403 });
  const config = readConfig({
    HTTPS_PROXY: proxy.url,
    http_proxy: proxy.url,
    // Where they are is asked of no name server: the test is about the way there.
    LOCAL_SITES:
      'negozio.example=127.0.0.1:80,cliente.example=127.0.0.1:80,vertexaisearch.example=127.0.0.1:80',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: `${scheme}://openai.example/v1`,
    GOOGLE_API_KEY: 'google-test',
    GOOGLE_BASE_URL: `${scheme}://google.example/v1`,
    ANTHROPIC_API_KEY: 'sk-ant-test',
    ANTHROPIC_BASE_URL: `${scheme}://anthropic.example/v1`,
    PERPLEXITY_API_KEY: 'pplx-test',
    PERPLEXITY_BASE_URL: `${scheme}://perplexity.example/v1`,
    COMPATIBLE_BASE_URL: `${scheme}://compatible.example/v1`,
    COMPATIBLE_MODEL: 'modello',
    READER: 'google',
    AUTOMATION_WEBHOOK_URL: `${scheme}://n8n.example/hook`,
    AUTOMATION_WEBHOOK_SECRET: makeSecret(),
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_BASE: `${scheme}://stripe.example`,
    ROLE: 'worker',
    APP_URL: `${scheme}://citato.example`,
  });
  const outbound = createOutbound({ proxies: config.proxies, log: createRecordingLog().logger });
  const { post } = createWebhookPost(config, outbound);
  const adapters = await createAdapters({ ctx: app.ctx, config, outbound, postWebhook: post });
  return { adapters, post };
}

/** What an address that is trusted is asked by: through a tunnel, or by its whole address. */
const askedFor = (host: string, scheme: 'http' | 'https') =>
  proxy.asked.filter((line) =>
    line.startsWith(scheme === 'https' ? `CONNECT ${host}:443` : `POST http://${host}/`),
  );

describe.each(['http', 'https'] as const)('behind a proxy, over %s,', (scheme) => {
  it('every engine is asked through it, and what it refuses costs nothing', async () => {
    const { adapters } = await openBehindProxy(scheme);
    expect(adapters.engines.map(({ id }) => id)).toEqual(ENGINES);
    const question = { text: 'Dove comprare pane?', ...DEFAULT_MARKET, sample: 0 } as const;
    const asker = { name: 'Forno', websiteUrl: 'https://forno.example' };
    for (const engine of adapters.engines) {
      const reply = await engine.ask(question, { signal: never(), asker });
      expect(reply, engine.id).toMatchObject({ status: 'failed', costMicroDollars: 0 });
      expect(askedFor(`${engine.id}.example`, scheme), engine.id).toHaveLength(1);
    }
  });

  it('the model that reads and the one that writes are asked through it', async () => {
    const { adapters } = await openBehindProxy(scheme);
    await adapters.reader?.read(
      { answers: ['Forno Aurora è il migliore.'], knownNames: [] },
      { signal: never() },
    );
    expect(askedFor('google.example', scheme)).toHaveLength(1);
    const schema = z.object({ text: z.string() });
    await adapters.writer?.ask({ instructions: 'Scrivi', material: 'pane', schema }, { signal: never() });
    expect(askedFor('openai.example', scheme)).toHaveLength(1);
  });

  it('the operator’s webhook, the product itself and the payments are reached through it', async () => {
    const { adapters, post } = await openBehindProxy(scheme);
    await adapters.automation?.post({ id: 'msg_1', body: '{}', signal: never() });
    expect(askedFor('n8n.example', scheme)).toHaveLength(1);
    await post({ body: '{}', signature: 't=1' }, never()).catch(() => null);
    expect(askedFor('citato.example', scheme)).toHaveLength(1);
    await adapters.payments.provider.findPrices(['citato_pro_monthly']).catch(() => null);
    // A library that makes its requests itself is given tunnels alone.
    expect(proxy.asked.at(-1)).toBe(`CONNECT stripe.example:${scheme === 'https' ? '443' : '80'}`);
  });

  it('what customers name is reached through it at the address that was checked', async () => {
    const { adapters } = await openBehindProxy(scheme);
    const tunnel = 'CONNECT 127.0.0.1:80';
    const message = { id: 'msg_1', body: '{}', secrets: [makeSecret()], signal: never() };
    await adapters.webhookSender.post({ ...message, url: `${scheme}://cliente.example/hook` });
    expect(proxy.asked).toEqual([tunnel]);
    const redirect = { allowedHost: 'vertexaisearch.example', timeoutMs: 1_000 };
    await adapters.siteReader.resolveRedirect({ ...redirect, url: `${scheme}://vertexaisearch.example/a` });
    expect(proxy.asked).toEqual([tunnel, tunnel]);
    await adapters.siteReader.read({ url: `${scheme}://negozio.example/`, signal: never() });
    expect(proxy.asked.slice(2)).toEqual([tunnel, tunnel]);
  });
});

it('an address inside is refused behind a proxy as well, and the proxy is not asked for it', async () => {
  const { adapters } = await openBehindProxy('https');
  for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/latest/meta-data', 'https://[::1]/'])
    expect(await adapters.siteReader.read({ url, signal: never() })).toMatchObject({ kind: 'refused' });
  const message = { id: 'msg_1', body: '{}', secrets: [makeSecret()], signal: never() };
  expect(await adapters.webhookSender.post({ ...message, url: 'http://10.0.0.8/hook' })).toMatchObject({
    fault: 'refused',
  });
  expect(proxy.asked).toEqual([]);
});
