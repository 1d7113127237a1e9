import { execFile, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface StartedProcess {
  readonly pid: number;
  /** From the start of the process to the line that says it is ready. */
  readonly readyMs: number;
  /** SIGTERM, and its end. */
  stop(): Promise<void>;
  /** SIGKILL, and its end. */
  kill(): Promise<void>;
}

/** Starts a program and waits until one of its lines, on either stream, matches `ready`. */
export async function startProcess({
  command,
  args,
  ready,
  options = {},
}: {
  command: string;
  args: readonly string[];
  ready: RegExp;
  options?: SpawnOptions;
}): Promise<StartedProcess> {
  const startedAt = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  await waitForLine({ child, ready });
  const readyMs = performance.now() - startedAt;
  return {
    pid: child.pid ?? 0,
    readyMs,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function waitForLine({ child, ready }: { child: ChildProcess; ready: RegExp }): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (ready.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}:\n${output}`)));
  });
}

/** Resident memory of one process, in MB. */
export async function readMemoryMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) / 1024;
}

/** Processor time one process has used since its start, in seconds, to the hundredth. */
export async function readCpuSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
  // After the name in brackets: state is field 3, user and system time are 14 and 15, in hundredths.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
