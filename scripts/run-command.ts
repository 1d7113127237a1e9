import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './root.ts';

export interface CommandResult {
  exitCode: number;
  /** Standard output and standard error as they came. */
  output: string;
}

/** Where the tools of a folder are found: this very Node, the folder’s own, the repository’s, the system’s. */
export function toolPath(folder: string): string {
  const bins = [folder, '.'].map((from) => join(ROOT, from, 'node_modules/.bin'));
  return [dirname(process.execPath), ...bins, process.env['PATH'] ?? ''].join(delimiter);
}

/** Runs one command in a folder of the repository (its root unless given) to its end and keeps what it printed. */
export async function runCommand({
  command,
  args,
  folder = '.',
  env = {},
}: {
  command: string;
  args: readonly string[];
  folder?: string;
  env?: Record<string, string>;
}): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: join(ROOT, folder),
    env: { ...process.env, FORCE_COLOR: '0', ...env, PATH: toolPath(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const exitCode = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      resolve(127);
    });
    child.on('close', (code, signal) => {
      if (signal !== null) chunks.push(Buffer.from(`${command} was stopped by ${signal}\n`));
      resolve(code ?? 1);
    });
  });
  return { exitCode, output: Buffer.concat(chunks).toString() };
}
