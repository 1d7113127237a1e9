import { existsSync } from 'node:fs';
import { readConfig } from '../server/src/app/config.ts';
import { rebuildRollups } from '../server/src/app/rebuild-rollups.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const startedAt = performance.now();
try {
  const { prompts, months, companyMonths } = await rebuildRollups({ config: readConfig() });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${String(months)} months of ${String(prompts)} prompts were added up anew, and ${String(companyMonths)} of companies, ` +
      `in ${seconds} s.`,
  );
} catch (error) {
  // A fault of the settings or of the database address needs its sentence, not our stack.
  console.error(error instanceof Error && error.name === 'StartupError' ? error.message : error);
  process.exitCode = 1;
}
