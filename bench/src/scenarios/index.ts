import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SCENARIOS = 200;
const ROOT = join(import.meta.dirname, '../../..');
const FILES = [
  'server/test/billing-scenarios/subscription-scenarios.test.ts',
  'server/src/features/billing/operations/checkout.test.ts',
];

/**
 * `npm run bench -- scenarios [N]`: N random scenarios of a subscription whose events come in any order, doubled,
 * parallel and late; our state must equal the provider's after each. Beside them ten purchases at once: one
 * subscription, one charge.
 */
export async function run(args: string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=verbose',
      '--testNamePattern=of 12 changes|checkouts at once',
      ...FILES,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TEST_SCENARIOS: args[0] ?? String(SCENARIOS) } },
  );
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exitCode = 1;
}
