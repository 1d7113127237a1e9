import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './start-product.ts';
import type { StartedProduct } from './start-product.ts';

export interface Products {
  /** Addresses of the processes, without a slash at the end; all work on one database. */
  readonly baseUrls: readonly string[];
  stop(): Promise<void>;
}

/** Starts the built product as so many processes over one embedded database, practically without rate limits. */
export async function startProducts(count: number): Promise<Products> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const started: StartedProduct[] = [];
  const stop = async () => {
    for (const product of started.toReversed()) await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    while (started.length < count) {
      started.push(await startProduct({ dataDir, settings: { RATE_LIMIT_SCALE: '100000' } }));
    }
    return { baseUrls: started.map(({ baseUrl }) => baseUrl), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
