import { api, type Endpoint, WEBHOOK_EVENTS, WEBHOOK_TEST } from '@citato/contract';
import { WEBHOOK_PAYLOADS } from '@citato/contract/webhook-payloads';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { buildKeyApi } from './key-api-document.ts';
import { versionedPath } from './key-path.ts';

const content = z.object({ 'application/json': z.object({ example: z.optional(z.unknown()) }) });
const operation = z.object({
  parameters: z.array(z.object({ name: z.string() })),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.looseObject({ content: z.optional(content) })),
});
const webhook = z.object({ post: z.object({ requestBody: z.object({ content }) }) });
const document = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), operation)),
    webhooks: z.record(z.string(), webhook),
  })
  .parse(buildKeyApi({ address: 'https://citato.example' }));

const { webhooks } = document;
const open = Object.entries<Endpoint>(api).filter(([, { keys }]) => keys !== undefined);
const find = (endpoint: Endpoint) => {
  const described =
    document.paths[versionedPath(endpoint).replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
  if (described === undefined) throw new Error(`${endpoint.path} is not described`);
  return described;
};

describe('the reference for keys', () => {
  it('has what is open to keys, and nothing else', () => {
    const described = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(described).toHaveLength(open.length);
  });

  it.each(open)('%s has examples that its own schemas accept', (_name, endpoint) => {
    const { requestBody, responses } = find(endpoint);
    if (endpoint.body !== undefined) z.parse(endpoint.body, requestBody?.content['application/json'].example);
    for (const [status, shape] of Object.entries(endpoint.responses))
      if (typeof shape !== 'string') z.parse(shape, responses[status]?.content?.['application/json'].example);
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['400', '401', '403', '404', '429', '503']),
    );
  });

  it.each(Object.entries(WEBHOOK_PAYLOADS))('has the message of %s, with an example', (event, payload) => {
    const example = webhooks[event]?.post.requestBody.content['application/json'].example;
    expect(payload.parse(example)).toMatchObject({ type: event, version: 1 });
  });

  it('knows every event an address can be sent, and no other', () => {
    expect(Object.keys(webhooks).toSorted()).toEqual([...WEBHOOK_EVENTS, WEBHOOK_TEST].toSorted());
  });

  it('offers Idempotency-Key where a repetition can be told from a new request', () => {
    const repeatable = open.filter(([, endpoint]) =>
      find(endpoint).parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(repeatable.map(([name]) => name).toSorted()).toEqual([
      'addPlanAction',
      'addPrompts',
      'createCompany',
      'startAnalysis',
    ]);
  });
});
