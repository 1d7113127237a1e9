import { runCommand } from '../run-command.ts';
import type { Stage } from './run-stages.ts';

/**
 * For Node’s tools that make many large, short-lived objects (syntax trees, pages, rows): with room for the young ones
 * less time goes into collecting them, a seventh of the linter’s.
 */
export const ROOMY = { NODE_OPTIONS: '--max-semi-space-size=64' };

/**
 * A stage that runs one command of this repository's tools; it is green when the command ends with 0.
 * @param isTalking what the command says is printed of a green stage as well
 */
export function commandStage({
  name,
  command,
  args,
  env = {},
  isTalking = false,
}: {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  isTalking?: boolean;
}): Stage {
  return {
    name,
    run: async () => {
      const { exitCode, output } = await runCommand({ command, args, env });
      return { ok: exitCode === 0, output, ...(isTalking && { notes: output.trim() }) };
    },
  };
}

/** A stage that runs `scripts/<script>.ts` under this very Node. */
export function scriptStage({
  name,
  script,
  isTalking = false,
}: {
  name: string;
  script: string;
  isTalking?: boolean;
}): Stage {
  return commandStage({ name, command: process.execPath, args: [`scripts/${script}.ts`], isTalking });
}
