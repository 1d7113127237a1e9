import { expect, test } from 'vitest';
import { readConfig, readDatabaseConfig } from '../config.ts';
import { parseEnvFile } from './parse-env-file.ts';

/** The lines the settings are refused with. */
function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n  ').slice(1) : [];
  }
}

test('what is missing is told together with what is wrong, and a wrong one is not called missing, too', () => {
  const reported = problemsOf({
    NODE_ENV: 'production',
    PORT: 'tremila',
    JWT_SECRET: 'breve',
    STRIPE_SECRET_KEY: 'pk_live_a',
    READER: 'nobody',
    READER_MODEL: 'gpt-5.4',
  });
  expect(reported.map((line) => line.split(':', 1)[0])).toEqual([
    'PORT',
    'JWT_SECRET',
    'READER',
    'STRIPE_SECRET_KEY',
    'OPENAI_API_KEY',
    'APP_URL',
    'SMTP_URL',
    'MAIL_FROM',
  ]);
});

test('lines of .env that cannot be read are told with everything else, and so is the setting that was meant', () => {
  const text = 'PORT=tremila\nGOOGLE_KEY=x\nROLE web\n';
  const file = parseEnvFile(new TextEncoder().encode(text));
  expect(() => readConfig({ PORT: 'tremila', GOOGLE_KEY: 'x', STRIPE_SECRET: 'y' }, file)).toThrow(
    [
      'The settings cannot be used:',
      '  .env, line 3: there is no =; expected NAME=value, or # before a comment.',
      '  PORT: "tremila" is not valid; expected a whole number from 1 to 65535.',
      '  GOOGLE_KEY (.env, line 2) is no setting of Citato; GOOGLE_API_KEY is probably meant.',
      '  STRIPE_SECRET (in the environment) is no setting of Citato; STRIPE_SECRET_KEY is probably meant.',
    ].join('\n'),
  );
});

test('a variable that is none of ours and looks like it is named where all else is well', () => {
  expect(readConfig({ OPENAI_KEY: 'sk-geheim' }).unknownVariables).toEqual([
    'OPENAI_KEY (in the environment) is no setting of Citato; OPENAI_API_KEY is probably meant.',
  ]);
  expect(readDatabaseConfig({ DATABASE_URI: 'postgres://ada:geheim@db/citato' }).unknownVariables).toEqual([
    'DATABASE_URI (in the environment) is no setting of Citato; DATABASE_URL is probably meant.',
  ]);
  const set = { OPENAI_KEY: 'sk-geheim', OPENAI_API_KEY: 'sk-geheim' };
  expect(readConfig(set).unknownVariables).toEqual([]);
  const file = parseEnvFile(new TextEncoder().encode('OPENAI_KEY=sk-geheim\nPOSTGRES_PASSWORD=x'));
  expect(readConfig(set, file).unknownVariables).toHaveLength(1);
});

test.each<[string, string]>([
  ['DATABASE_URL', 'postgres://ada:gehe#im@db/citato'],
  ['DATABASE_URL', 'postgres://ada:gehe/im@db/citato'],
  ['DATABASE_URL', 'postgres://ada:gehe?im@db/citato'],
  ['DATABASE_URL', 'postgres://ada:gehe%im@db/citato'],
  ['DATABASE_URL', 'postgres://ada:12#im@db/citato'],
  ['DATABASE_URL', 'postgres://ada:12/im@db/citato'],
  ['DATABASE_URL', 'postgres://ada:12?im@db/citato'],
  ['DATABASE_URL', 'postgres://ada:%ff@db/citato'],
  ['DATABASE_DIRECT_URL', 'postgresql://ada:gehe#im@db/citato'],
  ['SMTP_URL', 'smtp://ada:gehe#im@posta.esempio.it:587'],
  ['SMTP_URL', 'smtps://ada:gehe/im@posta.esempio.it'],
  ['SMTP_URL', 'smtp://ada@esempio.it:12#im@posta.esempio.it'],
])('%s=%s is told how a password is written, and not shown', (name, value) => {
  const [line = ''] = problemsOf({ [name]: value });
  expect(line).toMatch(
    new RegExp(
      `^${name}: the value is not valid \\(is its password percent-encoded\\? .* %23 %2F %3F %25 %40\\); expected an address like`,
    ),
  );
  expect(line).not.toMatch(/gehe|im@|posta/);
});

test.each([
  [
    'DATABASE_URL',
    'postgres://ada:gehe%23im%2F%3F%25@db:5432/citato?sslmode=require&sslrootcert=/etc/ca.pem',
  ],
  ['DATABASE_URL', 'postgresql://ada@[::1]:5432/citato?host=/run/postgresql'],
  ['DATABASE_URL', 'postgres://ada:a@b@db/citato'],
  ['SMTP_URL', 'smtps://ada%40esempio.it:gehe%23im@posta.esempio.it'],
  ['SMTP_URL', 'smtp://localhost:25'],
])('%s=%s is taken as it is', (name, value) => {
  expect(readConfig({ [name]: value })).toMatchObject({ [name]: value });
});

test.each(['Citato', 'noreply', 'Citato <noreply>', 'Citato <a@b.it'])(
  '%s is no sender of mails',
  (value) => {
    expect(() => readConfig({ MAIL_FROM: value })).toThrow('MAIL_FROM: ');
  },
);

test.each(['noreply@esempio.it', 'Citato <noreply@esempio.it>', '"Acme, S.r.l." <posta@localhost>'])(
  '%s is a sender of mails',
  (value) => {
    expect(readConfig({ MAIL_FROM: value }).MAIL_FROM).toBe(value);
  },
);
