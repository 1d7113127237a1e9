import { globSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { defineConfig } from 'rolldown';

const workers = globSync('src/adapters/*/*-worker.ts', { cwd: import.meta.dirname });

/** Only our own sources are bundled: packages keep their own files, licences and native parts. */
function isPackage(id: string): boolean {
  return !id.startsWith('.') && !id.startsWith('#') && !id.startsWith('@citato/') && !isAbsolute(id);
}

export default defineConfig({
  cwd: import.meta.dirname,
  input: Object.fromEntries(['src/app/main.ts', ...workers].map((file) => [basename(file, '.ts'), file])),
  platform: 'node',
  tsconfig: join(import.meta.dirname, 'tsconfig.json'),
  external: isPackage,
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});
