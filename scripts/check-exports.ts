import { findUnusedExports } from './exports/find-unused-exports.ts';
import { listFiles } from './list-files.ts';
import { ROOT } from './root.ts';

const unused = findUnusedExports({
  root: ROOT,
  paths: listFiles().filter((path) =>
    /^(contract|mentions|pdf|server|web|e2e|bench|scripts)\/.+\.tsx?$|^eslint\.config\.js$/.test(path),
  ),
  // Benchmarks are found by the name of their folder, configurations and global set-up by their tools, the screens the
  // server draws with by where the build leaves them.
  entries: [
    /^bench\/src\/[^/]+\/index\.ts$/,
    /\.config\.(ts|js)$/,
    /^web\/src\/app\/first-paint\/render-page\.tsx$/,
    /^(?:server\/test|e2e\/src)\/global-setup\.ts$/,
  ],
  faces: ['contract/src/index.ts', 'mentions/src/index.ts'],
});

for (const { path, line, name, reason } of unused) console.log(`${path}:${line} ${name}: ${reason}`);
console.log(`${unused.length} unused exports`);
if (unused.length > 0) process.exitCode = 1;
