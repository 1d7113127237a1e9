import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../root.ts';

const run = promisify(execFile);
const TRACING = join(ROOT, 'ops/tracing');
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(TRACING, file), 'utf8'));

const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions }).parse(readJson('package.json'));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        dependencies: versions.optional(),
        version: z.string().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
      }),
    ),
  })
  .parse(readJson('package-lock.json'));

describe('the packages that trace', () => {
  test('are named with exact versions, and the lock has these and no others', () => {
    const { dependencies } = manifest;
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(lock.packages['']?.dependencies).toEqual(dependencies);
    for (const [name, version] of Object.entries(dependencies))
      expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
  });

  test('are locked by their contents, from whatever registry they come', () => {
    const { '': _root, ...installed } = lock.packages;
    expect(Object.keys(installed).length).toBeGreaterThan(10);
    for (const { integrity, resolved } of Object.values(installed)) {
      expect(integrity).toMatch(/^sha512-/);
      expect(resolved).toBeUndefined();
    }
  });

  test('are all that is imported', () => {
    const imported = [...readFileSync(join(TRACING, 'trace.mjs'), 'utf8').matchAll(/from '(@[^']+)'/g)];
    expect(imported.map(([, name]) => name).toSorted()).toEqual(
      Object.keys(manifest.dependencies).toSorted(),
    );
  });
});

describe('the tracing of a process', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'citato-tracing-'));
    await mkdir(join(folder, 'server/dist'), { recursive: true });
    // Without trace.mjs, as where the packages were never installed.
    await cp(join(TRACING, 'start.mjs'), join(folder, 'start.mjs'));
    await writeFile(join(folder, 'server/dist/main.js'), "process.stdout.write('started')");
    await writeFile(join(folder, 'other.js'), "process.stdout.write('started')");
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = async (file: string, environment: Record<string, string>) => {
    const args = ['--import', join(folder, 'start.mjs'), join(folder, file)];
    const { stdout, stderr } = await run(process.execPath, args, { env: environment });
    return { stdout, stderr };
  };
  const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

  test('is off without a collector, and in every other program', async () => {
    const silent = { stdout: 'started', stderr: '' };
    expect(await start('server/dist/main.js', {})).toEqual(silent);
    expect(await start('server/dist/main.js', { OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual(silent);
    expect(await start('other.js', set)).toEqual(silent);
  });

  test('says where its packages are missing, and the product starts', async () => {
    const { stdout, stderr } = await start('server/dist/main.js', set);
    expect(stdout).toBe('started');
    expect(stderr).toContain('build the image with TRACING=true');
  });
});

describe('a span', () => {
  const keep = async (span: object): Promise<unknown> => {
    const loaded: unknown = await import(join(TRACING, 'keep-allowed.mjs'));
    return asKeeper(loaded).keepAllowed(span);
  };

  test('leaves with its route and its statement, and without addresses, values, messages and links', async () => {
    const statement = `select ${'x'.repeat(600)}`;
    const kept = await keep({
      name: 'GET /api/companies',
      attributes: {
        'http.route': '/api/companies',
        'url.full': 'https://citato.example/reset?token=geheim',
        'url.query': 'email=ada@azienda.example',
        'client.address': '203.0.113.7',
        'user_agent.original': 'Mozilla',
        'db.query.text': statement,
        'db.postgresql.values': ['ada@azienda.example'],
        'citato.job_id': 'b9f6',
        'citato.unheard_of': 'ada',
      },
      status: { code: 2, message: 'Key (email)=(ada@azienda.example) already exists' },
      events: [{ name: 'exception', attributes: { 'exception.message': 'ada@azienda.example' } }],
      links: [{}],
    });
    expect(kept).toMatchObject({
      name: 'GET /api/companies',
      attributes: {
        'http.route': '/api/companies',
        'db.query.text': statement.slice(0, 500),
        'citato.job_id': 'b9f6',
      },
      status: { code: 2 },
      events: [],
      links: [],
    });
    expect(JSON.stringify(kept)).not.toMatch(/ada|geheim|203\.0|Mozilla/);
  });
});

interface Keeper {
  keepAllowed(span: object): unknown;
}

/** Safe because it is the one module of that file, which exports this function alone. */
function asKeeper(loaded: unknown): Keeper {
  return loaded as Keeper;
}
