import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { renderEnvExample } from './settings/render-env-example.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of at least thirty-two characters',
  ALLOW_EMBEDDED: 'true',
};

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
};

const ENGINE = { GOOGLE_API_KEY: 'a-key' };

test('without any variable the product runs on its embedded defaults, on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATABASE_URL: null,
    ENGINES: null,
    appUrl: 'http://localhost:3000',
    environment: 'development',
  });
});

test('trial runs of the payments are open, but not in production unless somebody asks', () => {
  expect(readConfig({}).hasDebugRoutes).toBe(true);
  expect(readConfig({ ENABLE_DEBUG_ROUTES: 'false' }).hasDebugRoutes).toBe(false);
  expect(readConfig(PRODUCTION).hasDebugRoutes).toBe(false);
  expect(readConfig({ ...PRODUCTION, ENABLE_DEBUG_ROUTES: 'true' }).hasDebugRoutes).toBe(true);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(readConfig({}));
});

test('every problem is reported at once, with what was found and what is expected', () => {
  const wrong = {
    PORT: 'tremila',
    LOG_LEVEL: 'loud',
    JOB_LEASE_S: '2',
    APP_URL: 'citato.example',
    ROLE: 'king',
  };
  expect(() => readConfig(wrong)).toThrow(
    [
      'The settings cannot be used:',
      '  PORT: "tremila" is not valid; expected a whole number from 1 to 65535.',
      '  APP_URL: "citato.example" is not valid; expected an address that begins with http:// or https://.',
      '  ROLE: "king" is not valid; expected one of web, worker, all.',
      '  LOG_LEVEL: "loud" is not valid; expected one of debug, info, warn, error, silent.',
      '  JOB_LEASE_S: "2" is not valid; expected a whole number from 10 to 3600.',
    ].join('\n'),
  );
});

test.each([
  ['JWT_SECRET', 'breve'],
  ['DATABASE_URL', 'mysql://ada:geheim@db/citato'],
  ['DATABASE_DIRECT_URL', 'db:5432'],
  ['SMTP_URL', 'http://ada:geheim@posta.esempio.it'],
  ['MAIL_WEBHOOK_SECRET', 'breve'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_geheim'],
  ['STRIPE_SECRET_KEY', 'pk_test_geheim'],
])('the value of %s is never shown', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: the value is not valid`);
  expect(() => readConfig({ [name]: value })).not.toThrow(value);
});

test('a name server and local sites are read as written, anything odd is refused', () => {
  const config = readConfig({
    DNS_SERVER: '[::1]:5353',
    LOCAL_SITES: 'Uno.example=127.0.0.1:8080, due.example=127.0.0.2:81',
  });
  expect(config.DNS_SERVER).toBe('[::1]:5353');
  expect(config.LOCAL_SITES).toEqual(
    new Map([
      ['uno.example', { address: '127.0.0.1', port: 8080 }],
      ['due.example', { address: '127.0.0.2', port: 81 }],
    ]),
  );
  expect(() => readConfig({ DNS_SERVER: 'dns.example' })).toThrow(/DNS_SERVER/);
  expect(() => readConfig({ LOCAL_SITES: 'uno.example=localhost:80' })).toThrow(/LOCAL_SITES/);
});

test.each([
  [{}, null],
  [{ COMPATIBLE_BASE_URL: 'http://localhost:11434/v1', COMPATIBLE_MODEL: 'llama' }, null],
  [{ OPENAI_API_KEY: 'sk-a-key' }, 500],
  [{ ANTHROPIC_API_KEY: 'a-key' }, 500],
  [{ GOOGLE_API_KEY: 'a-key', ENGINE_DAILY_BUDGET_CENTS: '1200' }, 1200],
  [{ PERPLEXITY_API_KEY: 'a-key', ENGINE_DAILY_BUDGET_CENTS: '0' }, null],
  [{ ENGINE_DAILY_BUDGET_CENTS: '70' }, 70],
])('the day’s budget with %o is %s US cents', (environment, cents) => {
  expect(readConfig(environment).dailyBudgetCents).toBe(cents);
});

describe('in production', () => {
  test('no customer’s site can be read from another place than the public web', () => {
    expect(() => readConfig({ ...PRODUCTION, LOCAL_SITES: 'uno.example=127.0.0.1:8080' })).toThrow(
      /LOCAL_SITES: set/,
    );
  });

  test('an embedded default is refused unless it is allowed by name', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /STRIPE_SECRET_KEY: not set[^]*JWT_SECRET: not set.*\n.*SMTP_URL: not set/,
    );
    expect(readConfig(PRODUCTION)).toMatchObject({ isProduction: true, environment: 'production' });
  });

  test('the product says where it is found, over https', () => {
    const { ALLOW_EMBEDDED: _, ...strict } = PRODUCTION;
    const settings = {
      ...strict,
      ...STRIPE,
      ...ENGINE,
      SMTP_URL: 'smtps://a:b@posta.esempio.it',
      MAIL_FROM: 'Citato <p@esempio.it>',
    };
    expect(() => readConfig(settings)).toThrow(/APP_URL: not set; expected an https address/);
    expect(() => readConfig({ ...settings, APP_URL: 'http://citato.example' })).toThrow(/APP_URL: .*https/);
    expect(() => readConfig({ ...settings, APP_URL: 'http://localhost:3000' })).toThrow(/APP_URL: .*https/);
    expect(readConfig({ ...settings, APP_URL: 'https://citato.example' }).isProduction).toBe(true);
  });

  test('a trial on one machine may go without https, one that others reach may not', () => {
    expect(readConfig(PRODUCTION).appUrl).toBe('http://localhost:3000');
    expect(readConfig({ ...PRODUCTION, APP_URL: 'http://127.0.0.1:8080' }).isProduction).toBe(true);
    expect(() => readConfig({ ...PRODUCTION, APP_URL: 'http://citato.example' })).toThrow(/APP_URL: .*https/);
  });

  test('a mail server needs a sender of our own', () => {
    const settings = {
      ...STRIPE,
      ...ENGINE,
      NODE_ENV: 'production',
      JWT_SECRET: PRODUCTION.JWT_SECRET,
      SMTP_URL: 'smtps://ada:geheim@posta.esempio.it',
      APP_URL: 'https://citato.example',
    };
    expect(() => readConfig(settings)).toThrow('MAIL_FROM: not set');
    expect(readConfig({ ...settings, MAIL_FROM: 'Citato <posta@esempio.it>' }).isProduction).toBe(true);
  });

  test('rate limits cannot be scaled', () => {
    expect(() => readConfig({ ...PRODUCTION, RATE_LIMIT_SCALE: '10' })).toThrow('expected 1 in production');
  });

  test('nobody is administrator who was not named', () => {
    expect(readConfig(PRODUCTION).adminEmails).toEqual([]);
    expect(readConfig({}).adminEmails).toEqual(['admin@citato.example']);
    expect(readConfig({ ADMIN_EMAILS: ' Ada@Esempio.it , bob@esempio.it' }).adminEmails).toEqual([
      'ada@esempio.it',
      'bob@esempio.it',
    ]);
  });
});

test('an engine that is named needs what it is reached by', () => {
  expect(() => readConfig({ ENGINES: 'openai,compatible' })).toThrow(
    /OPENAI_API_KEY: not set.*\n.*COMPATIBLE_BASE_URL: not set/,
  );
  expect(() => readConfig({ ENGINES: 'perplexity,google,anthropic' })).toThrow(
    /PERPLEXITY_API_KEY: not set.*\n.*GOOGLE_API_KEY: not set.*\n.*ANTHROPIC_API_KEY: not set/,
  );
  expect(() => readConfig({ COMPATIBLE_BASE_URL: 'http://localhost:11434/v1' })).toThrow(
    'COMPATIBLE_MODEL: not set',
  );
});

test('a promotion ends at a moment, not at a day', () => {
  expect(readConfig({}).PROMO_ENDS_AT).toBeNull();
  const endsAt = (PROMO_ENDS_AT: string) => readConfig({ PROMO_ENDS_AT }).PROMO_ENDS_AT;
  expect(endsAt('2026-12-31T23:59:59+01:00')).toBe('2026-12-31T22:59:59.000Z');
  expect(() => endsAt('2026-12-31')).toThrow('expected a moment with its offset');
});

test('a key of Stripe of another kind is refused with what it should be', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_test_a' })).toThrow(
    'STRIPE_SECRET_KEY: the value is not valid; expected a key that begins with sk_ or rk_.',
  );
});

test('payments need all three keys of Stripe, of one mode', () => {
  expect(readConfig(STRIPE).STRIPE_API_BASE).toBe('https://api.stripe.com');
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_a' })).toThrow(
    /STRIPE_PUBLISHABLE_KEY: not set.*\n.*STRIPE_WEBHOOK_SECRET: not set/,
  );
  expect(() => readConfig({ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_a' })).toThrow('of the test mode');
  expect(() => readConfig({ ...STRIPE, STRIPE_API_BASE: 'https://api.stripe.com/v1' })).toThrow(
    'expected an address without a path',
  );
  expect(() => readConfig({ ...PRODUCTION, ...STRIPE, STRIPE_API_BASE: 'http://stripe.example' })).toThrow(
    'STRIPE_API_BASE: "http://stripe.example" is not valid; expected an https address',
  );
});

test('a reader that is named needs the key or the address of its engine', () => {
  expect(() => readConfig({ READER: 'openai' })).toThrow('OPENAI_API_KEY: not set');
  expect(() => readConfig({ READER: 'compatible' })).toThrow('COMPATIBLE_BASE_URL: not set');
  expect(() => readConfig({ READER: 'demo' })).toThrow(
    'expected one of auto, rules, openai, google, anthropic, compatible',
  );
  expect(() => readConfig({ READER_MODEL: 'gpt-5.4' })).toThrow('READER_MODEL: set; expected READER to name');
  expect(readConfig({}).READER).toBe('auto');
});

test.each([
  ['true', true],
  ['false', false],
  ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
])('TRUST_PROXY=%s is understood', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(expected);
});

test('the example file sets nothing and names every variable once', () => {
  const lines = renderEnvExample().split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('# PORT='))).toEqual(['# PORT=3000']);
});

test.each([
  ['https://acme.example/citato', 'https://acme.example/citato'],
  ['https://acme.example/citato/', 'https://acme.example/citato'],
  ['https://acme.example/strumenti/citato-ai_2.0', 'https://acme.example/strumenti/citato-ai_2.0'],
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
])('the product may stand at %s', (APP_URL, appUrl) => {
  expect(readConfig({ APP_URL }).appUrl).toBe(appUrl);
});

test.each([
  ['https://acme.example/citato?a=1', 'more than host and path'],
  ['https://acme.example/#citato', 'more than host and path'],
  ['https://ada:geheim@acme.example', 'more than host and path'],
  ['https://acme.example/citato%20ai', 'signs other than letters'],
  ['https://acme.example//citato', 'signs other than letters'],
  // A reverse proxy that takes the path out would leave addresses of the product that begin like it.
  ['https://acme.example/api', 'begins like a page of the product'],
  ['https://acme.example/admin/citato', 'begins like a page of the product'],
  ['https://acme.example/dev', 'begins like a page of the product'],
])('the product cannot stand at %s, and the operator is told why', (APP_URL, why) => {
  expect(() => readConfig({ APP_URL })).toThrow(why);
});

describe('the proxies', () => {
  const read = (environment: Record<string, string>) => {
    const { httpsProxy, httpProxy, noProxy } = readConfig(environment).proxies;
    return [httpsProxy?.href ?? null, httpProxy?.href ?? null, noProxy];
  };

  test('are read in capitals and in small letters, which come first as in other programs', () => {
    const proxies = { HTTPS_PROXY: 'http://a.example:1', HTTP_PROXY: 'b.example:2', NO_PROXY: 'c.example' };
    expect(read(proxies)).toEqual(['http://a.example:1/', 'http://b.example:2/', 'c.example']);
    const small = { https_proxy: 'http://d.example:4', no_proxy: 'e.example, 10.0.0.0/8' };
    expect(read({ ...proxies, ...small })).toEqual([
      'http://d.example:4/',
      'http://b.example:2/',
      'e.example, 10.0.0.0/8',
    ]);
    expect(read({ ...proxies, https_proxy: ' ' })[0]).toBe('http://a.example:1/');
    expect(read({})).toEqual([null, null, '']);
  });

  test('that cannot be spoken to are refused, and their password is not shown', () => {
    const wrong = { HTTPS_PROXY: 'socks5://ada:geheim@proxy.example:1080' };
    expect(() => readConfig(wrong)).toThrow(/HTTPS_PROXY: the value is not valid \(SOCKS proxies are not/);
    expect(() => readConfig(wrong)).not.toThrow(/geheim/);
  });
});
