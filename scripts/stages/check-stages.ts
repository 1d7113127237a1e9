import { commandStage, scriptStage } from './command-stage.ts';
import type { Stage } from './run-stages.ts';
import { vitestStage } from './test-stage.ts';

const TYPED_FOLDERS = ['contract', 'mentions', 'server', 'web', 'e2e', 'bench', 'scripts'];
const CACHE = 'node_modules/.cache';

const typesStage = (folder: string): Stage =>
  commandStage({
    name: `types ${folder}`,
    command: 'tsc',
    args: [
      '-p',
      folder,
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/tsc/${folder}.tsbuildinfo`,
    ],
  });

/** What `npm run check` does: everything that needs neither a database nor a browser. */
export const CHECK_STAGES: readonly Stage[] = [
  // The longest first: everything else fits beside it on the other core.
  commandStage({
    name: 'lint',
    command: 'eslint',
    args: [
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      `${CACHE}/eslint/`,
    ],
  }),
  commandStage({
    name: 'format',
    command: 'prettier',
    args: ['--check', '.', '--cache'],
  }),
  ...TYPED_FOLDERS.map(typesStage),
  scriptStage({ name: 'law', script: 'check-law' }),
  scriptStage({ name: 'unused exports', script: 'check-exports' }),
  scriptStage({ name: 'unused packages', script: 'check-packages' }),
  scriptStage({ name: 'structure', script: 'check-structure' }),
  scriptStage({ name: 'documents', script: 'check-docs' }),
  vitestStage({
    name: 'pure tests',
    projects: ['contract', 'mentions', 'rules', 'view-models', 'scripts', 'bench'],
  }),
];
