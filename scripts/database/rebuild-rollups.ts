import { readOwnConfig } from '../../server/src/app/config.ts';
import { rebuildRollups } from '../../server/src/app/rebuild-rollups.ts';
import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand({
  readSettings: readOwnConfig,
  command: async (config) => {
    const { prompts, months, companyMonths } = await rebuildRollups({ config });
    return `${String(months)} months of ${String(prompts)} prompts were added up anew, and ${String(companyMonths)} of companies`;
  },
});
