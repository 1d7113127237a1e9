import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, vi } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const MAIN = join(import.meta.dirname, '../dist/main.js');
/** Whole processes start, on a machine that may be busy with other tests. */
export const PATIENCE = { timeout: 50_000, interval: 20 };

/** Another file of the same run may be building it. */
export const BUILD_TIMEOUT_MS = 240_000;

/** Whole processes run what `npm start` runs: the built server. When it is current this takes no time. */
export async function buildProduct(): Promise<void> {
  await run(process.execPath, ['scripts/build.ts', 'server'], { cwd: ROOT });
}

/** What runs the built product. */
export const PRODUCT_COMMAND = [process.execPath, MAIN] as const;

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly address: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Settles with the exit code, or the name of the signal. */
  readonly ended: Promise<number | string>;
}

interface StartOptions {
  /** Where it runs: its `.env` and its relative DATA_DIR. */
  readonly folder: string;
  readonly environment: Record<string, string>;
  readonly command?: readonly string[];
  /** In a process group of its own, which can be signalled as a terminal does. */
  readonly isGroupLeader?: boolean;
}

/** Whole products, built first, as processes of their own; `stopAll` ends those that still run. */
export function createProcesses() {
  beforeAll(buildProduct, BUILD_TIMEOUT_MS);
  const children: ChildProcess[] = [];
  const start = async ({
    folder,
    environment,
    command = PRODUCT_COMMAND,
    isGroupLeader = false,
  }: StartOptions): Promise<StartedProcess> => {
    const wanted = environment['PORT'] ?? String(await findFreePort());
    const port = Number(wanted);
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: folder,
      env: {
        PATH: '/usr/bin:/bin',
        LOG_LEVEL: 'error',
        DEMO_ENGINE_LATENCY_MS: '0',
        ...environment,
        PORT: wanted,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: isGroupLeader,
    });
    children.push(child);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.on('error', () => undefined);
    return {
      child,
      port,
      address: `http://127.0.0.1:${String(port)}`,
      stdout: () => stdout,
      stderr: () => stderr,
      ended: new Promise((resolve) => {
        child.once('close', (code, signal) => {
          resolve(code ?? signal ?? 'unknown');
        });
      }),
    };
  };
  return {
    start,
    /** Waits until it says that it is ready. */
    startReady: async (options: StartOptions): Promise<StartedProcess> => {
      const started = await start(options);
      await vi.waitFor(() => {
        expect(started.stdout() + started.stderr()).toMatch(/ready|cannot|Error/);
      }, PATIENCE);
      expect(started.stderr()).toBe('');
      return started;
    },
    stopAll: async () => {
      for (const child of children.splice(0)) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
