import { readOwnConfig } from '../../server/src/app/config.ts';
import { rebuildRollups } from '../../server/src/app/rebuild-rollups.ts';
import { refuseCommand, runDatabaseCommand } from './run-database-command.ts';

const [part] = process.argv.slice(2);
const isOfCompaniesAlone = part === 'companies';

await runDatabaseCommand({
  readSettings: readOwnConfig,
  command: async (config) => {
    if (part !== undefined && !isOfCompaniesAlone)
      refuseCommand(`There is no part named ${part}: give none, or 'companies'.`);
    const { prompts, months, companyMonths } = await rebuildRollups({
      config,
      isOfCompaniesAlone,
    });
    return `${String(months)} months of ${String(prompts)} prompts were added up anew, and ${String(companyMonths)} of companies`;
  },
});
