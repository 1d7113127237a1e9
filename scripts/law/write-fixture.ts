import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Import {
  from: string;
  target: string;
}

const PACKAGES = ['zod', 'pg', 'drizzle-orm', 'ai', '@ai-sdk/openai', 'react', 'fastify'];

/** What the planted imports point at, so that each of them resolves. */
const TARGETS: Record<string, string> = {
  'contract/src/index.ts': '',
  'mentions/src/index.ts': '',
  'bench/src/main.ts': '',
  'server/src/lib/clock.ts': '',
  'server/src/app/config.ts': '',
  'server/src/platform/db/index.ts': '',
  'server/src/platform/db/pool.ts': '',
  'server/src/adapters/engines/index.ts': '',
  'server/src/adapters/engines/demo.ts': '',
  'server/src/features/companies/index.ts': '',
  'server/src/features/companies/store.ts': '',
  'server/src/features/companies/rules/as-owned.ts': '',
  'server/src/features/companies/a4.ts': "import './a3.ts';",
  'server/src/features/analysis/index.ts': '',
  'server/src/features/analysis/run/run-analysis.ts': '',
  'server/src/features/analysis/rules/due.ts': '',
  'server/src/features/analysis/steps/open-runs.ts': '',
  'server/test/builders.ts': '',
  'web/src/lib/format.ts': '',
  'web/src/ui/index.ts': '',
  'web/src/ui/button.tsx': '',
  'web/src/features/companies/index.ts': '',
  'web/src/features/billing/checkout/model.ts': '',
  'web/src/features/companies/queries.ts': '',
  'web/src/pages/home/index.ts': '',
  'web/src/pages/login/index.ts': '',
  'web/src/app/router.tsx': '',
};

const manifest = (fields: object) => JSON.stringify({ version: '1.0.0', type: 'module', ...fields });
const declare = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));

const MANIFESTS: Record<string, string> = {
  'package.json': manifest({ name: 'fixture' }),
  'contract/package.json': manifest({
    name: '@citato/contract',
    main: 'src/index.ts',
    dependencies: declare('zod', 'react'),
  }),
  'mentions/package.json': manifest({
    name: '@citato/mentions',
    main: 'src/index.ts',
    dependencies: declare('zod', '@citato/contract'),
  }),
  'server/package.json': manifest({
    name: '@citato/server',
    imports: {
      '#features/*': './src/features/*/index.ts',
      '#adapters/*': './src/adapters/*/index.ts',
      '#platform/*': './src/platform/*/index.ts',
      '#lib/*': './src/lib/*.ts',
      '#app/*': './src/app/*.ts',
      '#test/*': './test/*.ts',
    },
    dependencies: declare(
      ...PACKAGES.filter((name) => name !== 'react'),
      '@citato/contract',
      '@citato/mentions',
    ),
  }),
  'web/package.json': manifest({
    name: '@citato/web',
    imports: {
      '#app/*': './src/app/*',
      '#pages/*': './src/pages/*/index.ts',
      '#features/*': './src/features/*/index.ts',
      '#ui': './src/ui/index.ts',
      '#lib/*': './src/lib/*.ts',
    },
    dependencies: declare('react', '@citato/contract', '@citato/mentions'),
  }),
  'bench/package.json': manifest({ name: '@citato/bench' }),
  ...Object.fromEntries(
    PACKAGES.flatMap((name) => [
      [`node_modules/${name}/package.json`, manifest({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
};

/** Writes a small tree with our folders into `folder` and plants `imports` in it, one per file. */
export function writeFixture({ folder, imports }: { folder: string; imports: readonly Import[] }): void {
  const planted = Object.fromEntries(imports.map(({ from, target }) => [from, `import '${target}';`]));
  for (const [path, text] of Object.entries({ ...MANIFESTS, ...TARGETS, ...planted })) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  mkdirSync(join(folder, 'node_modules/@citato'), { recursive: true });
  for (const workspace of ['contract', 'mentions'])
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@citato', workspace));
}
