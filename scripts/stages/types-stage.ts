import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { commandStage } from './command-stage.ts';
import type { Stage } from './run-stages.ts';

const NATIVE = `node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`;

/**
 * One checker, because other stages use the other cores and several repeat each other's work; and less collecting of
 * garbage, because a process that lives for seconds need not be small.
 */
const SPARING = { args: ['--checkers', '1'], env: { GOGC: '400' } };

/**
 * Checks the types of a folder with the native compiler, which takes a fifth of the processor time of the one written
 * in JavaScript. That one is here for the linters, and for a machine the native one was not built for.
 */
export function typesStage({
  folder,
  name = folder,
  cache,
}: {
  folder: string;
  /** What its program is called after, where it is more than the folder. */
  name?: string;
  cache: string;
}): Stage {
  const isNative = existsSync(join(ROOT, NATIVE));
  const buildInfo = `${cache}/types/${folder}.tsbuildinfo`;
  const args = ['-p', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo];
  return commandStage({
    name: `types ${name}`,
    command: isNative ? join(ROOT, NATIVE) : 'tsc',
    args: isNative ? [...args, ...SPARING.args] : args,
    env: isNative ? SPARING.env : {},
  });
}
