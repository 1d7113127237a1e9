import { ROOMY, commandStage, scriptStage } from './command-stage.ts';
import type { Stage } from './run-stages.ts';
import { vitestStage } from './test-stage.ts';
import { typedLintStage } from './typed-lint-stage.ts';
import { typesStage } from './types-stage.ts';

/** Benchmarks and scripts are made of the server's modules, under its options: all three are one program. */
const PROGRAMS = [
  { folder: 'contract' },
  { folder: 'mentions' },
  { folder: 'pdf' },
  { folder: 'scripts', name: 'server' },
  { folder: 'web' },
  { folder: 'e2e' },
];
const CACHE = 'node_modules/.cache';

/** The longest: everything else of the check fits beside it on the other core. */
export const LINT_STAGE = commandStage({
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
  env: ROOMY,
});

/** The rest of what needs neither a database nor a browser. */
export const QUICK_STAGES: readonly Stage[] = [
  typedLintStage({ folder: '.', config: '.oxlintrc.json' }),
  commandStage({
    name: 'format',
    command: 'oxfmt',
    args: ['--check', '.'],
  }),
  ...PROGRAMS.map((program) => typesStage({ ...program, cache: CACHE })),
  scriptStage({ name: 'law', script: 'check-law' }),
  scriptStage({ name: 'unused exports', script: 'check-exports' }),
  scriptStage({ name: 'unused packages', script: 'check-packages' }),
  scriptStage({ name: 'structure', script: 'check-structure', isTalking: true }),
  scriptStage({ name: 'documents', script: 'check-docs' }),
  vitestStage({
    name: 'pure tests',
    projects: ['contract', 'mentions', 'rules', 'view-models', 'scripts', 'bench'],
  }),
];
