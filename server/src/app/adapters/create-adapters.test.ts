import { DEFAULT_MARKET } from '@citato/contract';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { systemClock } from '#lib/clock';
import { readConfig } from '../config.ts';
import { createModels } from './create-models.ts';

const readPerplexity = async (environment: Record<string, string>) => {
  const config = readConfig({ PERPLEXITY_API_KEY: 'pplx-test', READER: 'rules', ...environment });
  const { engines } = await createModels({ config, clock: systemClock });
  return engines.map(({ id, model }) => `${id}, ${model}`);
};

test('Perplexity is asked by its Agent API, whose models are named with their maker', async () => {
  expect(await readPerplexity({})).toEqual(['perplexity, perplexity/sonar']);
  expect(await readPerplexity({ PERPLEXITY_MODEL: 'sonar' })).toEqual(['perplexity, perplexity/sonar']);
  expect(await readPerplexity({ PERPLEXITY_MODEL: 'openai/gpt-5.4' })).toEqual([
    'perplexity, openai/gpt-5.4',
  ]);
});

test('Perplexity’s Agent API is asked at any address where the operator says that it is one', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    request.resume();
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const config = readConfig({
    PERPLEXITY_API_KEY: 'pplx-test',
    PERPLEXITY_BASE_URL: `http://127.0.0.1:${String(port)}/gateway/v1/`,
    PERPLEXITY_PROTOCOL: 'agent',
    READER: 'rules',
  });
  const { engines } = await createModels({ config, clock: systemClock });
  const question = { text: 'Quale CRM?', ...DEFAULT_MARKET, sample: 1 } as const;
  await engines[0]?.ask(question, { signal: new AbortController().signal });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(engines.map(({ model }) => model)).toEqual(['perplexity/sonar']);
  expect(requests).toEqual(['/gateway/v1/agent']);
});

test('a server named by PERPLEXITY_BASE_URL is asked by chat completions', async () => {
  const environment = { PERPLEXITY_BASE_URL: 'https://gateway.example/v1' };
  expect(await readPerplexity(environment)).toEqual(['perplexity, sonar']);
  expect(await readPerplexity({ ...environment, PERPLEXITY_MODEL: 'sonar-pro' })).toEqual([
    'perplexity, sonar-pro',
  ]);
});
