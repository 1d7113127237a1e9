import { existsSync } from 'node:fs';
import { readConfig } from '../server/src/app/config.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../server/src/app/demo-accounts.ts';
import { seedDemo } from '../server/src/app/seed-demo.ts';

function findRefusal(days: number): string | null {
  if (process.env['NODE_ENV'] === 'production')
    return 'A production database gets no demo accounts: their password is public.';
  if (!Number.isInteger(days) || days < 1 || days > 730)
    return 'How many days? Give a whole number from 1 to 730, or nothing for a year.';
  return null;
}

async function seed(days: number): Promise<void> {
  const startedAt = performance.now();
  const { answers, analyses } = await seedDemo({ config: readConfig(), days });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${DEMO_EMAILS.customer} and ${DEMO_EMAILS.admin} are ready, password ${DEMO_PASSWORD}: ` +
      `${analyses} analyses over ${days} days, ${answers} answers, in ${seconds} s.`,
  );
}

if (existsSync('.env')) process.loadEnvFile('.env');
const days = Number(process.argv[2] ?? 365);
const refusal = findRefusal(days);
if (refusal === null) {
  await seed(days).catch((error: unknown) => {
    // A fault of the settings or of the database address needs its sentence, not our stack.
    const isOperatorFault = error instanceof Error && error.name === 'StartupError';
    console.error(isOperatorFault ? error.message : error);
    process.exitCode = 1;
  });
} else {
  console.error(refusal);
  process.exitCode = 1;
}
