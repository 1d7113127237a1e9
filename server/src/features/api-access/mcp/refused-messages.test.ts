import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWithKey } from '#test/keys/call-with-key';
import { registerWithPlan } from '#test/monitoring-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let address: string;
let secret: string;
beforeAll(async () => {
  app = await startTestApp();
  const ada = await registerWithPlan(app, 'business');
  const body = { name: 'Claude', mayWrite: true, companyIds: null, days: 90 as const };
  secret = (await app.call(api.createApiKey, { as: ada, body })).body.secret;
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.stop());

describe('at /mcp is refused', () => {
  const post = (key: string | undefined, body: unknown, url = '/mcp') =>
    app.server.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      payload: JSON.stringify(body),
    });
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

  it('who comes without a key, with another’s token or with one in the address', async () => {
    const without = await post(undefined, list);
    expect([without.statusCode, without.headers['www-authenticate']]).toEqual([
      401,
      expect.stringMatching(/^Bearer resource_metadata=/),
    ]);
    expect((await post('eyJhbGciOiJIUzI1NiJ9.x.y', list)).statusCode).toBe(401);
    expect((await post(secret, list, `/mcp?key=${secret}`)).json()).toMatchObject({
      code: 'keys.in_address',
    });
    expect((await callWithKey(app, { url: '/mcp', key: secret })).statusCode).toBeLessThan(500);
  });

  it.each([
    ['a batch', [list, list]],
    ['an unknown method', { ...list, method: 'nessuno/uno' }],
    [
      'an unknown revision',
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '1999-01-01', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
      },
    ],
    ['an answer nobody asked for', { jsonrpc: '2.0', id: 9, result: {} }],
    ['a notice before anything', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    [
      'a subscription, which is not offered',
      {
        ...list,
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      },
    ],
    ['tools before an introduction, with the id of a connection that never was', { ...list, id: 'x' }],
    ['an introduction after the work', { jsonrpc: '2.0', id: 2, method: 'initialize', params: {} }],
    ['a batch with a bad message', [list, 7]],
    ['something else', { ciao: true }],
    ['a number', 7],
    ['null', null],
    ['a tool without its input', { ...list, method: 'tools/call', params: { name: 'read_answers' } }],
    ['a tool that is none', { ...list, method: 'tools/call', params: { name: '__proto__', arguments: {} } }],
  ])('%s, without a fault of ours', async (_what, body) => {
    expect((await post(secret, body)).statusCode).toBeLessThan(500);
    expect((await post(secret, list)).statusCode).toBe(200);
  });

  it('a stream that would be kept open: nobody hangs on to a connection', async () => {
    const headers = { authorization: `Bearer ${secret}`, accept: 'application/json, text/event-stream' };
    expect((await fetch(`${address}/mcp`, { headers })).status).toBe(405);
    const half = fetch(`${address}/mcp`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
      duplex: 'half',
      signal: AbortSignal.timeout(300),
    });
    await expect(half).rejects.toThrow();
    expect((await post(secret, list)).statusCode).toBe(200);
  });
});
