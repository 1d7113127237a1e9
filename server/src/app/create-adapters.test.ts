import { expect, test } from 'vitest';
import { systemClock } from '#lib/clock';
import { readConfig } from './config.ts';
import { createModels } from './create-adapters.ts';

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

test('a server named by PERPLEXITY_BASE_URL is asked by chat completions', async () => {
  const environment = { PERPLEXITY_BASE_URL: 'https://gateway.example/v1' };
  expect(await readPerplexity(environment)).toEqual(['perplexity, sonar']);
  expect(await readPerplexity({ ...environment, PERPLEXITY_MODEL: 'sonar-pro' })).toEqual([
    'perplexity, sonar-pro',
  ]);
});
