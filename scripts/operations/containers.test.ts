import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import rootPackage from '../../package.json' with { type: 'json' };
import { readConfig, readDatabaseConfig } from '../../server/src/app/config.ts';
import { VARIABLES } from '../../server/src/app/settings/variables.ts';
import { ROOT } from '../root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const sharedSettings = /\nx-settings:.*\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? '';
const ignored = read('.dockerignore').split('\n');
const variables = Object.values(VARIABLES).flatMap((group) => Object.keys(group));
/** What the image of PostgreSQL reads. */
const OF_DATABASE = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];
/** What is built into the image, and what ops/tracing reads. */
const OF_TRACING = [
  'TRACING',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER_ARG',
];

/** What this set-up decides itself, and what is for tests and evaluations. */
const NOT_HANDED_ON = [
  ...['HOST', 'PORT', 'DATA_DIR', 'DATABASE_DIRECT_URL'],
  ...['ALLOW_EMBEDDED', 'RATE_LIMIT_SCALE', 'LOCAL_SITES', 'STRIPE_API_BASE'],
  ...['DEMO_ENGINE_LATENCY_MS', 'DEMO_ENGINE_FAULTS'],
];

const SAMPLES: Record<string, string | undefined> = {
  POSTGRES_PASSWORD: 'p4ssw0rd',
  APP_URL: 'https://citato.example',
  JWT_SECRET: 'j'.repeat(64),
  SMTP_URL: 'smtp://user:password@mail.example:587',
  MAIL_FROM: 'Citato <noreply@azienda.example>',
  METRICS_TOKEN: 'm'.repeat(64),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: `whsec_${'1'.repeat(32)}`,
};

describe('the image', () => {
  test('is made of files that exist', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').slice(0, -1),
    );
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('knows every workspace before it installs', () => {
    for (const workspace of rootPackage.workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
  });

  test('builds and starts as npm start does, by the program itself, so that it gets the signal', () => {
    const [build = '', start = ''] = rootPackage.scripts.start.split(' && exec ');
    expect(dockerfile).toContain(`RUN ${build}\n`);
    expect(dockerfile).toContain(
      `CMD [${start
        .split(' ')
        .map((word) => `"${word}"`)
        .join(', ')}]\n`,
    );
    expect(dockerfile).toContain('STOPSIGNAL SIGTERM\n');
  });

  test('runs Node of the pinned version, as somebody without rights', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${read('.nvmrc').trim()}-bookworm-slim`]));
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('\nUSER node')).toBeLessThan(last.indexOf('\nCMD '));
  });

  test('holds no secret and no data of the machine it is built on', () => {
    for (const pattern of ['.env', '.env.*', '**/.env', '*.pem', '*.key', '.git', 'data', 'backups'])
      expect(ignored).toContain(pattern);
    expect(`${dockerfile}${compose}`).not.toMatch(/sk_live|sk_test|whsec_|BEGIN [A-Z ]*PRIVATE KEY/);
  });
});

describe('the set-up', () => {
  test('names variables that the product reads', () => {
    const set = [...compose.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
    const taken = [...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
    expect(set.length).toBeGreaterThan(20);
    const known = [...variables, ...OF_DATABASE, ...OF_TRACING];
    expect([...set, ...taken].filter((name) => !known.includes(name))).toEqual([]);
  });

  test('hands on every variable an operator may set', () => {
    const given = [...sharedSettings.matchAll(/^ +([A-Z][A-Z0-9_]+): \$\{\1:/gm)].map(
      ([, name = '']) => name,
    );
    const decided = ['ROLE', 'TRUST_PROXY', 'STATUS_PORT', 'DATABASE_URL'];
    expect(variables.filter((name) => ![...given, ...decided].includes(name)).toSorted()).toEqual(
      NOT_HANDED_ON.toSorted(),
    );
  });

  test('lets every secret come from outside, and does not start without those it needs', () => {
    for (const name of ['APP_URL', 'JWT_SECRET', 'SMTP_URL', 'MAIL_FROM', 'METRICS_TOKEN'])
      expect(compose).toContain(`  ${name}: \${${name}:?${name} is not set}\n`);
    const secrets = variables.filter((name) => /SECRET|_KEY$|TOKEN/.test(name));
    for (const name of secrets)
      if (compose.includes(`  ${name}:`)) expect(compose).toMatch(new RegExp(`  ${name}: \\$\\{${name}:`));
  });

  /** What a service gets, with a value for each name that must be set and none for the others. */
  const settingsOf = (service: string): Record<string, string> => {
    const [, own = ''] = new RegExp(`\\n  ${service}:[^\\n]*\\n((?:    .*\\n|\\n)+)`).exec(compose) ?? [];
    const shared = own.includes('<<: *settings') ? sharedSettings : '';
    const lines = [...`${shared}${own}`.matchAll(/^ +([A-Z][A-Z0-9_]+): (.+)$/gm)];
    const values = lines.map(([, name = '', value = '']): [string, string] => [
      name,
      value
        .replace(/\$\{([A-Z0-9_]+):\?[^}]*\}/g, (_, wanted: string) => SAMPLES[wanted] ?? '')
        .replace(/\$\{[^}]*\}/g, '')
        .replaceAll("'", ''),
    ]);
    return { NODE_ENV: 'production', ...Object.fromEntries(values) };
  };

  test('gives each process all that production asks for', () => {
    // Which engine is the operator's choice, so that compose.yaml asks for no key by name.
    const engine = { ANTHROPIC_API_KEY: 'a-key' };
    expect(readConfig({ ...settingsOf('web-1'), ...engine })).toMatchObject({
      ROLE: 'web',
      isProduction: true,
    });
    expect(readConfig({ ...settingsOf('worker-1'), ...engine })).toMatchObject({
      ROLE: 'worker',
      STATUS_PORT: 9464,
    });
  });

  test('gives the backup the database, and no secret of the product', () => {
    const settings = settingsOf('backup');
    expect(Object.keys(settings)).toEqual(['NODE_ENV', 'DATABASE_URL']);
    expect(readDatabaseConfig(settings).DATABASE_URL).toBe('postgres://citato:p4ssw0rd@database:5432/citato');
  });

  test('runs commands that exist', () => {
    const commands = [...compose.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands).toContain('backup');
    expect(commands.filter((name) => !(name in rootPackage.scripts))).toEqual([]);
  });

  test('has two of each role, which the proxy and the monitoring know', () => {
    for (const name of ['web-1', 'web-2', 'worker-1', 'worker-2']) {
      expect(compose).toMatch(new RegExp(`^  ${name}: [&*]`, 'm'));
      expect(read('ops/prometheus/prometheus.yml')).toContain(`${name}:`);
    }
    expect(read('ops/proxy/Caddyfile')).toContain('reverse_proxy web-1:3000 web-2:3000 ');
    expect(compose).toMatch(/ROLE: worker\n +STATUS_PORT: '9464'/);
  });

  test('waits longer for a process to end than it takes', () => {
    const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    const limit = /STOPPING_LIMIT_MS = (\d+)_000/.exec(
      read('server/src/app/stopping/stop-on-signal.ts'),
    )?.[1];
    expect(grace).toBeGreaterThan(Number(limit));
  });
});

describe('the health check', () => {
  const check = async (answer: RequestListener, role?: string): Promise<number | null> => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const environment = role === 'worker' ? { ROLE: role, STATUS_PORT: port, PORT: '1' } : { PORT: port };
    const child = spawn(process.execPath, [join(ROOT, 'scripts/operations/check-health.cjs')], {
      env: environment,
    });
    await once(child, 'exit');
    server.closeAllConnections();
    server.close();
    return child.exitCode;
  };
  const answering =
    (status: number): RequestListener =>
    (request, response) =>
      response.writeHead(request.url === '/readyz' ? status : 404).end('{}');

  test('is 0 for a process that is ready, whatever its role', async () => {
    expect(await check(answering(200))).toBe(0);
    expect(await check(answering(200), 'worker')).toBe(0);
  });

  test('is 1 for one that is not, that hangs up, and that says nothing', async () => {
    expect(await check(answering(503))).toBe(1);
    expect(await check((request) => request.socket.destroy())).toBe(1);
    expect(await check(() => undefined)).toBe(1);
  });
});
