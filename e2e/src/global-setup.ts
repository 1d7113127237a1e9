import { createTemplate } from './fixtures/journey-database.ts';
import { startProduct } from './fixtures/start-product.ts';

/** On a server of its own a run migrates one database, which each product's is cloned from. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env['DATABASE_URL_TEST'];
  if (server === undefined) return undefined;
  return createTemplate(server, async (settings) => {
    const product = await startProduct(settings);
    await product.stop();
  });
}
