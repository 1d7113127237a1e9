import { explainFault } from '../../server/src/app/rules/explain-fault.ts';

/** Runs one command on the product's database, prints what came of it and how long it took, and ends with 1 if it fails. */
export async function runDatabaseCommand<Settings extends { readonly unknownVariables: readonly string[] }>({
  readSettings,
  command,
}: {
  readSettings: () => Settings;
  command: (settings: Settings) => Promise<string>;
}): Promise<void> {
  const startedAt = performance.now();
  try {
    const settings = readSettings();
    for (const sentence of settings.unknownVariables) console.error(sentence);
    const result = await command(settings);
    console.log(`${result}, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(explainFault(error, { withTrace: process.env['LOG_LEVEL'] === 'debug' }));
    process.exitCode = 1;
  }
}

/** Ends the command before it did anything, with a sentence for the operator. */
export function refuseCommand(sentence: string): never {
  const error = new Error(sentence);
  error.name = 'StartupError';
  throw error;
}
