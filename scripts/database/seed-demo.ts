import { readOwnConfig } from '../../server/src/app/config.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../server/src/app/demo/demo-accounts.ts';
import { seedDemo } from '../../server/src/app/demo/seed-demo.ts';
import { refuseCommand, runDatabaseCommand } from './run-database-command.ts';

function findRefusal({ isProduction, days }: { isProduction: boolean; days: number }): string | null {
  if (isProduction) return 'A production database gets no demo accounts: their password is public.';
  if (!Number.isInteger(days) || days < 1 || days > 730)
    return 'How many days? Give a whole number from 1 to 730, or nothing for a year.';
  return null;
}

await runDatabaseCommand({
  readSettings: readOwnConfig,
  command: async (config) => {
    const days = Number(process.argv[2] ?? 365);
    const refusal = findRefusal({ isProduction: config.isProduction, days });
    if (refusal !== null) refuseCommand(refusal);
    const { answers, analyses } = await seedDemo({ config, days });
    return (
      `${DEMO_EMAILS.customer} and ${DEMO_EMAILS.admin} are ready, password ${DEMO_PASSWORD}: ` +
      `${String(analyses)} analyses over ${String(days)} days, ${String(answers)} answers`
    );
  },
});
