import { parseArgs } from 'node:util';
import { readOwnDatabaseConfig } from '../../server/src/app/config.ts';
import { describeSpread, distribute } from '../../server/src/app/distribute.ts';
import { refuseCommand, runDatabaseCommand } from './run-database-command.ts';

const DEFAULT_SHARDS = '32';
const MAX_SHARDS = 1_024;

function readOptions(): { shards: number; isCheck: boolean } {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      shards: { type: 'string', default: DEFAULT_SHARDS },
    },
  });
  const shards = Number(values.shards);
  if (!Number.isInteger(shards) || shards < 1 || shards > MAX_SHARDS)
    refuseCommand(`--shards: expected a whole number from 1 to ${String(MAX_SHARDS)}.`);
  return { shards, isCheck: values.check };
}

await runDatabaseCommand({
  readSettings: readOwnDatabaseConfig,
  command: async (config) => {
    const { shards, isCheck } = readOptions();
    if (!isCheck) return distribute({ config, shards, tell: (line) => console.log(line) });
    for (const line of await describeSpread({ config })) console.log(line);
    return 'Looked at';
  },
});
