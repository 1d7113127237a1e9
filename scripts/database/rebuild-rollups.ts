import { readConfig } from '../../server/src/app/config.ts';
import { rebuildRollups } from '../../server/src/app/rebuild-rollups.ts';
import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand(async () => {
  const { prompts, months, companyMonths } = await rebuildRollups({ config: readConfig() });
  return `${String(months)} months of ${String(prompts)} prompts were added up anew, and ${String(companyMonths)} of companies`;
});
