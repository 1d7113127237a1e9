import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROUNDS = 10_000;
const FILES = ['server/test/contract-fuzz.test.ts', 'server/test/keys/key-fuzz.test.ts'];
const ROOT = join(import.meta.dirname, '../../..');

/**
 * Ten thousand requests drawn from the contract, as visitor, user and administrator, and as many with a key and from
 * assistants: none may be answered with 5xx.
 */
export async function run(args: string[]): Promise<void> {
  const rounds = args[0] ?? process.env['TEST_ROUNDS'] ?? String(ROUNDS);
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...FILES], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_ROUNDS: rounds },
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exitCode = 1;
}
