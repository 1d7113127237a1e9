import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltChunk, findChunkCycle } from './find-chunk-cycle.ts';

/** Ends a build whose chunks import each other: some page of it would break as it loads. */
export async function refuseChunkCycles(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'dist/.vite/manifest.json'), 'utf8');
  // Safe as far as the bundler that wrote the file keeps its own format.
  const cycle = findChunkCycle(JSON.parse(text) as Record<string, BuiltChunk>);
  if (cycle !== null)
    throw new Error(
      `Built files import each other: ${cycle.join(' → ')}. See the groups of web/chunk-groups.config.ts.`,
    );
}
