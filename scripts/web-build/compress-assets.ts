import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz beside every text file, best compression once instead of a little at every request. */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,txt,json,webmanifest}', { cwd: folder });
  for (const file of files) {
    const path = join(folder, file);
    const content = await readFile(path);
    await writeFile(`${path}.br`, await brotli(content));
    await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
  }
}
