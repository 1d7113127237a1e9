import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of at least thirty-two characters',
};

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
};

const ENGINE = { GOOGLE_API_KEY: 'a-key' };

describe('the demo engine, which invents its answers,', () => {
  const settings = {
    ...STRIPE,
    NODE_ENV: 'production',
    JWT_SECRET: PRODUCTION.JWT_SECRET,
    SMTP_URL: 'smtps://ada:geheim@posta.esempio.it',
    MAIL_FROM: 'Citato <posta@esempio.it>',
    APP_URL: 'https://citato.example',
  };
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_a',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
  };

  test.each<[string, Record<string, string>, string]>([
    ['production without a key', settings, 'OPENAI_API_KEY: not set, nor the key of another engine'],
    [
      'production with a misspelt key',
      { ...settings, OPENAI_KEY: 'sk-a' },
      'OPENAI_KEY (in the environment) is no setting of Citato; OPENAI_API_KEY is probably meant.',
    ],
    ['production with an empty list', { ...settings, ENGINES: ',' }, 'OPENAI_API_KEY: not set'],
    ['production that names it', { ...settings, ENGINES: 'demo' }, 'ENGINES: names demo'],
    [
      'production that names it beside another',
      { ...settings, ...ENGINE, ENGINES: 'google,demo' },
      'ENGINES: names demo',
    ],
    ['anything that charges cards', live, 'expected one where STRIPE_SECRET_KEY charges cards'],
    ['anything that charges cards and names it', { ...live, ENGINES: 'demo' }, 'ENGINES: names demo'],
  ])('is refused in %s, unless it is allowed by name', (_case, environment, problem) => {
    expect(() => readConfig(environment)).toThrow(problem);
    const allowed = readConfig({ ...environment, ALLOW_EMBEDDED: 'true' });
    expect(allowed.showsInventedAnswers).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['a trial on a developer’s machine', {}],
    ['a trial of the payments', STRIPE],
    ['production with a key', { ...settings, ...ENGINE }],
    [
      'production with a server of its own',
      { ...settings, COMPATIBLE_BASE_URL: 'http://10.0.0.5:11434/v1', COMPATIBLE_MODEL: 'llama' },
    ],
  ])('invents nothing for customers in %s', (_case, environment) => {
    expect(readConfig(environment).showsInventedAnswers).toBe(false);
  });
});
