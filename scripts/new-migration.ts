import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildMigrationName } from './migrations/build-migration-name.ts';
import { ROOT } from './root.ts';

const FOLDER = 'server/migrations';

const [subject = ''] = process.argv.slice(2);
mkdirSync(join(ROOT, FOLDER), { recursive: true });
const name = buildMigrationName({ subject, existing: readdirSync(join(ROOT, FOLDER)) });

if (name === null) {
  console.error('Name what the migration does, verb first: npm run db:new -- add_stripe_events');
  process.exitCode = 1;
} else {
  const header = `-- ${subject.replaceAll('_', ' ')}. Forward only; runs once, in one transaction.\n`;
  writeFileSync(join(ROOT, FOLDER, name), header, { flag: 'wx' });
  console.log(`${FOLDER}/${name}`);
}
