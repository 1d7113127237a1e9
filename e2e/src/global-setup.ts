import { createTemplates } from './fixtures/data/journey-database.ts';
import { prepareFolders } from './fixtures/data/prepared-folders.ts';
import { seedDemo } from './fixtures/data/seed-demo.ts';
import { startProduct } from './fixtures/start-product.ts';

/** What every product of a run starts from is made once: its database, migrated, and one with the demo account in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const preparation = {
    migrate: async (settings: Readonly<Record<string, string>>) => {
      const product = await startProduct({ settings });
      await product.stop();
    },
    seed: seedDemo,
  };
  const server = process.env['DATABASE_URL_TEST'];
  return server === undefined ? prepareFolders(preparation) : createTemplates(server, preparation);
}
