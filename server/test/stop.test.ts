import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createProcesses, PATIENCE, PRODUCT_COMMAND, type StartedProcess } from './start-process.ts';

// Whole processes start here, each with a database server of its own.
vi.setConfig({ testTimeout: 150_000, hookTimeout: 60_000 });

const CTRL_C = '\u0003';
/** util-linux' `script`, which runs a command in a pseudo-terminal; not every machine has it, and macOS has another. */
const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).status === 0;

let folder: string;
const processes = createProcesses();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citato-stop-'));
  // Started by root, the database runs as another user and would else keep its files elsewhere.
  await chmod(folder, 0o755);
});
afterEach(() => processes.stopAll());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Time to send a second signal while the first is still being obeyed. The data stay for the next start. */
const DRAINING = { DATA_DIR: 'data', DRAIN_S: '2' };

const isDatabaseRunning = (dataFolder = DRAINING.DATA_DIR) =>
  existsSync(join(folder, dataFolder, 'postgres/cluster/postmaster.pid'));
const waitUntilDraining = ({ address }: StartedProcess) =>
  expect
    .poll(
      () =>
        fetch(`${address}/readyz`).then(
          ({ status }) => status,
          () => null,
        ),
      PATIENCE,
    )
    .toBe(503);
const signalGroup = ({ child }: StartedProcess, signal: NodeJS.Signals) =>
  process.kill(-(child.pid ?? 0), signal);

describe.each(['SIGINT', 'SIGTERM'] as const)('%s to the whole process group', (signal) => {
  test('and once more to the product, as npm passes it on, ends in order and takes the database along', async () => {
    const app = await processes.startReady({ folder, environment: DRAINING, isGroupLeader: true });
    expect(isDatabaseRunning()).toBe(true);
    signalGroup(app, signal);
    await waitUntilDraining(app);
    app.child.kill(signal);
    signalGroup(app, signal);
    expect(await app.ended).toBe(0);
    expect(app.stderr()).toBe('');
    expect(isDatabaseRunning()).toBe(false);
  });
});

test('a signal while the product starts leaves no database behind', async () => {
  const environment = { ...DRAINING, DATA_DIR: 'not-migrated' };
  const app = await processes.start({ folder, environment, isGroupLeader: true });
  await expect.poll(() => isDatabaseRunning('not-migrated'), PATIENCE).toBe(true);
  signalGroup(app, 'SIGINT');
  expect(await app.ended).toBe(0);
  expect(isDatabaseRunning('not-migrated')).toBe(false);
});

test.skipIf(!hasTerminal)(
  'Ctrl-C in a terminal under npm start ends in order and takes the database along (needs util-linux’ script, skipped without)',
  async () => {
    const start = PRODUCT_COMMAND.map((word) => `'${word}'`).join(' ');
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, scripts: { start: `exec ${start}; echo never` } }),
    );
    const app = await processes.start({
      folder,
      environment: { ...DRAINING, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` },
      command: ['script', '--quiet', '--return', '--command', 'npm start; echo "ended with $?"', '/dev/null'],
    });
    await expect.poll(app.stdout, PATIENCE).toMatch(/Citato is ready/);
    expect(isDatabaseRunning()).toBe(true);
    app.child.stdin?.write(CTRL_C);
    await waitUntilDraining(app);
    app.child.stdin?.write(CTRL_C);
    await app.ended;
    await expect.poll(() => isDatabaseRunning(), PATIENCE).toBe(false);
    expect(app.stdout()).not.toContain('cut short');
  },
);
