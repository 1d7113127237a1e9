import { mergeCompanyMonths, rebuildTallies } from '#features/measurements';
import { systemClock } from '#lib/clock';
import { createLogger } from '#platform/logging';
import type { Config } from './config.ts';
import { openDatabase } from './open-database.ts';

/**
 * Adds up everything measured anew from the answers, or only what months of companies are missing; the product may be
 * running.
 */
export async function rebuildRollups({
  config,
  isOfCompaniesAlone,
}: {
  config: Config;
  isOfCompaniesAlone: boolean;
}): Promise<{ prompts: number; months: number; companyMonths: number }> {
  const log = createLogger({ level: config.logLevel });
  const database = await openDatabase({ config, log });
  try {
    const rebuilt = isOfCompaniesAlone
      ? { prompts: 0, months: 0 }
      : await rebuildTallies({ db: database.db, log });
    const companyMonths = await mergeCompanyMonths({ db: database.db, clock: systemClock });
    return { ...rebuilt, companyMonths };
  } finally {
    await database.close();
  }
}
