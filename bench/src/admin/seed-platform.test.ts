import pg from 'pg';
import { expect, test } from 'vitest';
import { runCommand } from '../../../scripts/run-command.ts';
import { withBareDatabase } from '../bare-database.ts';
import { seedPlatform } from './seed-platform.ts';

const TIME_LIMIT = 120_000;

test('a platform is made beside the demo, whose rows stay as they are', { timeout: TIME_LIMIT }, async () => {
  await withBareDatabase(async ({ url }) => {
    const { exitCode, output } = await runCommand({
      command: 'npm',
      args: ['run', '-s', 'seed:demo', '--', '1'],
      env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
    });
    expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const count = async (table: string): Promise<number> => {
        const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
        return rows[0]?.n ?? 0;
      };
      const accounts = await count('users');
      const answers = await count('analysis_results');
      expect(answers).toBeGreaterThan(0);
      await seedPlatform(client, { users: 20, answers: 200 });
      expect(await count('users')).toBe(accounts + 20);
      expect(await count('analysis_results')).toBe(answers + 200);
    } finally {
      await client.end();
    }
  });
});
