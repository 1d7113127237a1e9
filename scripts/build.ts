import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';
import { runCommand } from './run-command.ts';
import { composeRenderedPage } from './web-build/compose-rendered-page.ts';
import { compressAssets } from './web-build/compress-assets.ts';
import { markBase } from './web-build/mark-base.ts';
import { refuseChunkCycles } from './web-build/refuse-chunk-cycles.ts';
import { withLock } from './with-lock.ts';

interface Target {
  name: string;
  /** Run at the same time; each begins with its tool. */
  commands: readonly (readonly [tool: string, ...args: string[]])[];
  output: string;
  /** What the output is made from. */
  sources: string[];
  /** What is left to do once the command has succeeded. */
  finish?: () => Promise<void>;
}

const SHARED = [
  'contract/{src/**,package.json}',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.ts',
];

const TARGETS: readonly Target[] = [
  {
    name: 'web',
    commands: [
      ['vite', 'build', '--logLevel', 'warn'],
      // The same screens once more, for the server to draw a visitor's pages with …
      ['vite', 'build', '--logLevel', 'warn', '--config', 'vite-ssr.config.ts'],
      // … and the little script those pages begin with.
      ['vite', 'build', '--logLevel', 'warn', '--config', 'vite-entrance.config.ts'],
    ],
    output: 'web/dist-ssr/page.html',
    sources: [
      'web/{src/**,public/**,index.html,*.config.ts,package.json,tsconfig.json}',
      'scripts/web-build/**',
      ...SHARED,
    ],
    finish: async () => {
      await refuseChunkCycles(join(ROOT, 'web'));
      await markBase(join(ROOT, 'web'));
      await composeRenderedPage(join(ROOT, 'web'));
      await compressAssets(join(ROOT, 'web/dist'));
    },
  },
  {
    name: 'server',
    commands: [['rolldown', '--config', 'rolldown.config.ts', '--logLevel', 'warn']],
    output: 'server/dist/main.js',
    sources: [
      'server/{src/**,rolldown.config.ts,package.json,tsconfig.json}',
      '{mentions,pdf}/{src/**,package.json}',
      'scripts/server-build/**',
      ...SHARED,
    ],
  },
];

const STAMPS = join(ROOT, 'node_modules/.cache/build');

/** One fingerprint of everything a target is made from: file names, contents and the Node that builds it. */
function fingerprint({ sources }: Target): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(sources, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const stampOf = ({ name }: Target) => join(STAMPS, name);

function isCurrent(target: Target): boolean {
  const stamp = stampOf(target);
  return (
    existsSync(join(ROOT, target.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(target)
  );
}

/** Two first starts at once build once: one writes, the other waits and finds it done. */
async function build(target: Target): Promise<boolean> {
  if (isCurrent(target)) return true;
  return withLock({
    path: join(STAMPS, `${target.name}.lock`),
    onWaiting: () => {
      console.log(`${target.name} is being built by another start; waiting for it`);
    },
    work: async () => isCurrent(target) || rebuild(target),
  });
}

async function rebuild(target: Target): Promise<boolean> {
  const stamp = stampOf(target);
  const current = fingerprint(target);
  rmSync(stamp, { force: true });
  const startedAt = performance.now();
  const results = await Promise.all(
    target.commands.map(([command, ...args]) => runCommand({ command, args, folder: target.name })),
  );
  const failed = results.filter(({ exitCode }) => exitCode !== 0);
  if (failed.length > 0) {
    for (const { output } of failed) console.error(output.trim());
    console.error(`The build of ${target.name} failed.`);
    return false;
  }
  await target.finish?.();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  console.log(`${target.name} built in ${seconds} s`);
  return true;
}

const wanted = process.argv.slice(2);
const targets = TARGETS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const built = await Promise.all(targets.map(build));
if (built.includes(false)) process.exitCode = 1;
