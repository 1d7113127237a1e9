import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../root.ts';

export interface CommandResult {
  exitCode: number;
  /** Standard output and standard error as they came. */
  output: string;
}

/** Where the tools of this repository are found, with this very Node first. */
function toolPath(): string {
  return [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(
    delimiter,
  );
}

/** Runs one command in the root of the repository to its end and keeps what it printed. */
export async function runCommand({
  command,
  args,
  env = {},
}: {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, FORCE_COLOR: '0', ...env, PATH: toolPath() },
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
