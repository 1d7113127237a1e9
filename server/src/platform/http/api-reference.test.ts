import { api, type Endpoint } from '@citato/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const getReference = async (): Promise<unknown> =>
  (await app.server.inject({ method: 'GET', url: '/api/openapi.json' })).json();

test('the reference of the API is generated from the route table', async () => {
  const document = z
    .object({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await getReference());
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const declared = Object.values(api).map(
    ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.toSorted()).toEqual(declared.toSorted());
});

test('the reference says which parts of a query a call cannot do without', async () => {
  const operation = z.object({
    parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })),
  });
  const document = z
    .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
    .parse(await getReference());
  const required = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ parameters }) => parameters.filter((part) => part.in === 'query')),
  );
  expect(required.filter((part) => part.required).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['websiteUrl', 'id']),
  );
  // Whatever is left out and may be, is not missed.
  for (const { method, path, query } of Object.values<Endpoint>(api)) {
    for (const [name, schema] of Object.entries(query?.shape ?? {})) {
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const isRequired = described?.parameters.find((part) => part.name === name)?.required;
      expect({ path, name, isRequired }).toEqual({
        path,
        name,
        isRequired: !z.safeParse(schema, undefined).success,
      });
    }
  }
});
