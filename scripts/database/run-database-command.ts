import { existsSync } from 'node:fs';

/** Runs one command on the product's database, prints what came of it and how long it took, and ends with 1 if it fails. */
export async function runDatabaseCommand(command: () => Promise<string>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const startedAt = performance.now();
  try {
    const result = await command();
    console.log(`${result}, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  } catch (error) {
    // A fault of the settings, the file or the address needs its sentence, not our stack.
    const isOperatorFault = error instanceof Error && error.name === 'StartupError';
    console.error(isOperatorFault ? error.message : error);
    process.exitCode = 1;
  }
}

/** Ends the command before it did anything, with a sentence for the operator. */
export function refuseCommand(sentence: string): never {
  const error = new Error(sentence);
  error.name = 'StartupError';
  throw error;
}
