import { parseArgs } from 'node:util';
import { readOwnDatabaseConfig } from '../../server/src/app/config.ts';
import { describeSpread, distribute } from '../../server/src/app/distribute.ts';
import { refuseCommand, runDatabaseCommand } from './run-database-command.ts';

const MAX_SHARDS = 1_024;

function readOptions(): { shards: number | null; isCheck: boolean } {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      shards: { type: 'string' },
    },
  });
  const shards = values.shards === undefined ? null : Number(values.shards);
  if (shards === null) return { shards, isCheck: values.check };
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
