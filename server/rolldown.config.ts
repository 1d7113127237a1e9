import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'rolldown';
import { dropPackageMaps } from '../scripts/server-build/drop-package-maps.ts';
import { writeAscii } from '../scripts/server-build/write-ascii.ts';

const workers = globSync('src/adapters/*/*-worker.ts', { cwd: import.meta.dirname });

/**
 * Packages with native parts; HarfBuzz, which reads its WebAssembly from beside itself; and pg, which tracing patches
 * where it finds it (ops/tracing/trace.mjs).
 */
const UNBUNDLED = [/^@node-rs\//, 'harfbuzzjs', /^pg(\/|$)/, 'pg-native'];

/** Packages stand in chunks of their own, one for each set of those who load them: what loads late stays late. */
const PACKAGES = 'packages';

export default defineConfig({
  cwd: import.meta.dirname,
  input: Object.fromEntries(['src/app/main.ts', ...workers].map((file) => [basename(file, '.ts'), file])),
  platform: 'node',
  tsconfig: join(import.meta.dirname, 'tsconfig.json'),
  external: UNBUNDLED,
  plugins: [writeAscii(), dropPackageMaps(PACKAGES)],
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    charset: 'ascii',
    // Packages keep their licences in node_modules, which stays beside the build.
    comments: false,
    sourcemap: true,
    // Maps are kept in memory, and a trace needs none of the text.
    sourcemapExcludeSources: true,
    codeSplitting: { groups: [{ name: PACKAGES, test: /[\\/]node_modules[\\/]/, entriesAware: true }] },
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});
