import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';
import { readCpuSeconds } from '../child-process.ts';
import { checkBounds } from '../check-bounds.ts';
import { median } from '../quantile.ts';
import { startProduct } from '../start-product.ts';

const ROUNDS = 30;
/** Figures are put together once a second: each of these is a full look. */
const PAUSE_MS = 1_050;
const MAX_PROCESSOR_MS = 20;

/**
 * `npm run bench -- scrape`: what one look at `/metrics` costs the process, beyond what it does by itself, and how long a
 * request takes that arrives with it, beside one that arrives alone and one that arrives with another small request.
 */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const product = await startProduct({ dataDir });
  const spend = async (work: () => Promise<unknown>) => {
    const before = await readCpuSeconds(product.pid);
    for (let round = 0; round < ROUNDS; round += 1) await Promise.all([work(), delay(PAUSE_MS)]);
    return ((await readCpuSeconds(product.pid)) - before) * 1000;
  };
  const get = async (path: string) => (await fetch(product.baseUrl + path)).arrayBuffer();
  const times: number[] = [];
  const ask = async () => {
    const sentAt = performance.now();
    await get(api.listPlans.path);
    times.push(performance.now() - sentAt);
  };
  try {
    await get('/metrics');
    const quietMs = await spend(ask);
    const aloneMs = median(times.splice(0));
    await spend(() => Promise.all([get(api.getConfig.path), ask()]));
    const besideSmallMs = median(times.splice(0));
    const busyMs = await spend(() => Promise.all([get('/metrics'), ask()]));
    const processorMs = (busyMs - quietMs) / ROUNDS;
    const besideMs = median(times);
    checkBounds({
      title: `${String(ROUNDS)} looks at /metrics, one every ${String(PAUSE_MS)} ms`,
      bounds: [
        {
          name: 'processor time of a look',
          measured: `${processorMs.toFixed(1)} ms`,
          bound: `≤ ${String(MAX_PROCESSOR_MS)} ms`,
          isKept: processorMs <= MAX_PROCESSOR_MS,
        },
        {
          name: 'a request that arrives with it, median',
          measured: `${besideMs.toFixed(1)} ms`,
          bound: '',
          isKept: true,
        },
        {
          name: 'one that arrives with another small one, median',
          measured: `${besideSmallMs.toFixed(1)} ms`,
          bound: '',
          isKept: true,
        },
        {
          name: 'one that arrives alone, median',
          measured: `${aloneMs.toFixed(1)} ms`,
          bound: '',
          isKept: true,
        },
      ],
    });
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
