import { execFile, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
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

/** The most resident memory one process has held since its start, in MB. */
export async function readPeakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kilobytes === undefined) throw new Error('The process has ended and holds nothing any more');
  return Number(kilobytes) / 1024;
}

/** Processor time one process has used since its start, in seconds, to the hundredth. */
export async function readCpuSeconds(pid: number): Promise<number> {
  return (await readTimes(pid)).own;
}

/** The same with its children, those that have ended included: of PostgreSQL each connection is a process. */
export async function readFamilyCpuSeconds(pid: number): Promise<number> {
  const others = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // A process may end between being listed and being read.
  const times = await Promise.all(others.map((other) => readTimes(Number(other)).catch(() => null)));
  const children = times.filter((one) => one?.parent === pid);
  const { own, ended } = await readTimes(pid);
  return children.reduce((total, child) => total + (child?.own ?? 0), own + ended);
}

async function readTimes(pid: number): Promise<{ parent: number; own: number; ended: number }> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
  // After the name in brackets: state is field 3, the parent 4; own user and system time are 14 and 15, those of ended
  // children 16 and 17, in hundredths.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
  return { parent: fields[1] ?? 0, own: (user + system) / 100, ended: (endedUser + endedSystem) / 100 };
}
