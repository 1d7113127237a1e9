import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressAssets } from './compress-assets.ts';
import { ROOT } from './root.ts';
import { runCommand } from './run-command.ts';

interface Target {
  name: string;
  command: string;
  args: string[];
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
    command: 'vite',
    args: ['build', '--logLevel', 'warn'],
    output: 'web/dist/index.html',
    sources: [
      'web/{src/**,public/**,index.html,vite.config.ts,package.json,tsconfig.json}',
      'scripts/compress-assets.ts',
      ...SHARED,
    ],
    finish: () => compressAssets(join(ROOT, 'web/dist')),
  },
  {
    name: 'server',
    command: 'rolldown',
    args: ['--config', 'rolldown.config.ts', '--logLevel', 'warn'],
    output: 'server/dist/main.js',
    sources: [
      'server/{src/**,rolldown.config.ts,package.json,tsconfig.json}',
      'mentions/{src/**,package.json}',
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

async function build(target: Target): Promise<boolean> {
  const stamp = join(STAMPS, target.name);
  const current = fingerprint(target);
  const isCurrent =
    existsSync(join(ROOT, target.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
  if (isCurrent) return true;
  rmSync(stamp, { force: true });
  const startedAt = performance.now();
  const { exitCode, output } = await runCommand({
    command: target.command,
    args: target.args,
    folder: target.name,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (exitCode !== 0) {
    console.error(`${output.trim()}\nThe build of ${target.name} failed.`);
    return false;
  }
  await target.finish?.();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  console.log(`${target.name} built in ${seconds} s`);
  return true;
}

const wanted = process.argv.slice(2);
const targets = TARGETS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const built = await Promise.all(targets.map(build));
if (built.includes(false)) process.exitCode = 1;
