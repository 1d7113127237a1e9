import { runCommand } from '../run-command.ts';
import type { Stage } from './run-stages.ts';

/** A stage that runs one command of this repository's tools; it is green when the command ends with 0. */
export function commandStage({
  name,
  command,
  args,
}: {
  name: string;
  command: string;
  args: readonly string[];
}): Stage {
  return {
    name,
    run: async () => {
      const { exitCode, output } = await runCommand({ command, args });
      return { ok: exitCode === 0, output };
    },
  };
}

/** A stage that runs `scripts/<script>.ts` under this very Node. */
export function scriptStage({ name, script }: { name: string; script: string }): Stage {
  return commandStage({ name, command: process.execPath, args: [`scripts/${script}.ts`] });
}
