import { commandStage } from './command-stage.ts';
import type { Stage } from './run-stages.ts';

/** One thread, because other stages use the other cores; less collecting of garbage, as with the compiler. */
const SPARING = { args: ['--threads=1'], env: { GOGC: '400' } };

/** The rules of `.oxlintrc.json`, which need types, upon the native compiler: a fifth of the linter's time in JavaScript. */
export function typedLintStage({ folder, config }: { folder: string; config: string }): Stage {
  return commandStage({
    name: 'lint with types',
    command: 'oxlint',
    args: ['--config', config, ...SPARING.args, folder],
    env: SPARING.env,
  });
}
