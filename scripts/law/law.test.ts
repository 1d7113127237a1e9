import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { checkDependencies, listUnread } from './check-dependencies.ts';
import type { Violation } from './check-dependencies.ts';
import { writeFixture } from './write-fixture.ts';
import type { Import } from './write-fixture.ts';

/** `from` imports `target`, and `rule` must say no. */
const FORBIDDEN: (Import & { rule: string })[] = [
  { rule: 'contract-imports-zod-only', from: 'contract/src/a1.ts', target: 'react' },
  { rule: 'contract-imports-zod-only', from: 'contract/src/a2.ts', target: 'node:fs' },
  { rule: 'mentions-imports-nothing', from: 'mentions/src/a1.ts', target: 'zod' },
  { rule: 'mentions-imports-nothing', from: 'mentions/src/a2.ts', target: 'node:path' },
  { rule: 'mentions-imports-nothing', from: 'mentions/src/a3.ts', target: '@citato/contract' },
  { rule: 'pdf-draws-what-it-is-given', from: 'pdf/src/a1.ts', target: 'pg' },
  { rule: 'pdf-draws-what-it-is-given', from: 'pdf/src/a2.ts', target: '../../mentions/src/index.ts' },
  { rule: 'web-never-sees-server', from: 'web/src/lib/a1.ts', target: '../../../server/src/lib/clock.ts' },
  { rule: 'web-never-sees-server', from: 'web/src/lib/a2.ts', target: '@citato/mentions' },
  { rule: 'server-never-sees-web', from: 'server/src/app/a1.ts', target: '../../../web/src/lib/format.ts' },
  {
    rule: 'tools-use-public-entries',
    from: 'bench/src/a1.ts',
    target: '../../server/src/features/companies/store.ts',
  },
  { rule: 'scripts-stand-alone', from: 'scripts/a1.ts', target: '../bench/src/main.ts' },
  { rule: 'server-lib-is-below', from: 'server/src/lib/a1.ts', target: '#platform/db' },
  { rule: 'server-platform-is-below', from: 'server/src/platform/http/a1.ts', target: '#adapters/engines' },
  {
    rule: 'server-adapters-is-below',
    from: 'server/src/adapters/mailer/a1.ts',
    target: '#features/companies',
  },
  { rule: 'server-features-is-below', from: 'server/src/features/companies/a1.ts', target: '#app/config' },
  { rule: 'server-source-sees-no-test-support', from: 'server/src/app/a2.ts', target: '#test/builders' },
  {
    rule: 'feature-companies-is-below',
    from: 'server/src/features/companies/a2.ts',
    target: '#features/analysis',
  },
  {
    rule: 'features-meet-at-index',
    from: 'server/src/features/analysis/a1.ts',
    target: '../companies/store.ts',
  },
  {
    rule: 'features-are-entered-at-index',
    from: 'server/src/app/a3.ts',
    target: '../features/companies/store.ts',
  },
  {
    rule: 'server-analysis-ask',
    from: 'server/src/features/analysis/ask/a1.ts',
    target: '../run/run-analysis.ts',
  },
  { rule: 'server-analysis-ask', from: 'server/src/features/analysis/ask/a2.ts', target: '../a1.ts' },
  {
    rule: 'web-billing-invoices',
    from: 'web/src/features/billing/invoices/a1.ts',
    target: '../checkout/model.ts',
  },
  {
    rule: 'ground-of-analysis',
    from: 'server/src/features/analysis/store/a1.ts',
    target: '../run/run-analysis.ts',
  },
  { rule: 'adapters-meet-at-index', from: 'server/src/adapters/mailer/a2.ts', target: '../engines/demo.ts' },
  {
    rule: 'platform-are-entered-at-index',
    from: 'server/src/features/plans/a1.ts',
    target: '../../platform/db/pool.ts',
  },
  { rule: 'sql-in-stores-only', from: 'server/src/features/plans/a2.ts', target: 'drizzle-orm' },
  { rule: 'sql-in-stores-only', from: 'server/src/platform/http/a2.ts', target: 'pg' },
  { rule: 'vendors-in-adapters-only', from: 'server/src/features/plans/a4.ts', target: 'ai' },
  { rule: 'vendors-in-adapters-only', from: 'server/src/platform/http/a3.ts', target: '@ai-sdk/openai' },
  {
    rule: 'owned-ids-are-minted-here',
    from: 'server/src/features/companies/a5.ts',
    target: './rules/as-owned.ts',
  },
  {
    rule: 'owned-ids-are-minted-here',
    from: 'server/src/features/companies/index.ts',
    target: './rules/as-owned.ts',
  },
  {
    rule: 'owned-ids-are-minted-here',
    from: 'server/test/a1.ts',
    target: '../src/features/companies/rules/as-owned.ts',
  },
  { rule: 'rules-are-pure', from: 'server/src/features/companies/rules/a1.ts', target: '../store.ts' },
  { rule: 'rules-are-pure', from: 'server/src/features/companies/rules/a2.ts', target: 'node:crypto' },
  { rule: 'rules-are-pure', from: 'server/src/features/companies/rules/a3.ts', target: '#platform/db' },
  {
    rule: 'rules-take-types-of-features',
    from: 'server/src/features/analysis/rules/a1.ts',
    target: '#features/companies',
  },
  { rule: 'lib-is-the-floor', from: 'server/src/lib/a2.ts', target: '@citato/mentions' },
  { rule: 'view-models-are-pure', from: 'web/src/features/companies/model.ts', target: 'react' },
  { rule: 'web-lib-is-below', from: 'web/src/lib/a3.ts', target: '#ui' },
  { rule: 'web-ui-is-below', from: 'web/src/ui/a1.ts', target: '#features/companies' },
  { rule: 'web-features-is-below', from: 'web/src/features/companies/a1.ts', target: '#pages/home' },
  { rule: 'web-pages-is-below', from: 'web/src/pages/home/a1.ts', target: '#app/router.tsx' },
  { rule: 'pages-stand-alone', from: 'web/src/pages/home/a2.ts', target: '../login/index.ts' },
  {
    rule: 'web-features-meet-at-index',
    from: 'web/src/features/accounts/a1.ts',
    target: '../companies/queries.ts',
  },
  {
    rule: 'web-features-are-entered-at-index',
    from: 'web/src/pages/home/a3.ts',
    target: '../../features/companies/queries.ts',
  },
  {
    rule: 'web-ui-is-entered-at-index',
    from: 'web/src/features/companies/a2.ts',
    target: '../../ui/button.tsx',
  },
  { rule: 'web-ui-knows-no-domain', from: 'web/src/ui/a2.ts', target: '@citato/contract' },
  { rule: 'web-runs-in-the-browser', from: 'web/src/lib/a4.ts', target: 'node:fs' },
  { rule: 'one-way-out', from: 'server/src/adapters/mailer/a3.ts', target: 'node:https' },
  { rule: 'one-way-out', from: 'server/src/features/plans/a5.ts', target: 'node:http' },
  { rule: 'one-way-out', from: 'server/src/app/a6.ts', target: 'node:tls' },
  { rule: 'no-unresolved-import', from: 'server/src/app/a4.ts', target: '#features/nowhere' },
  { rule: 'no-undeclared-package', from: 'server/src/app/a5.ts', target: 'react' },
  { rule: 'no-cycle', from: 'server/src/features/companies/a3.ts', target: './a4.ts' },
];

const ALLOWED: Import[] = [
  { from: 'contract/src/b1.ts', target: 'zod' },
  { from: 'server/src/features/analysis/b1.ts', target: '#features/companies' },
  { from: 'server/src/features/analysis/store.ts', target: 'drizzle-orm' },
  { from: 'server/src/features/analysis/ask/b1.ts', target: '../rules/due.ts' },
  { from: 'server/src/features/analysis/ask/b2.ts', target: '../steps/open-runs.ts' },
  { from: 'server/src/features/analysis/routes.ts', target: './run/run-analysis.ts' },
  { from: 'server/src/features/analysis/ask/rules/b1.ts', target: '../../rules/due.ts' },
  { from: 'server/src/features/companies/ownership/check-ownership.ts', target: '../rules/as-owned.ts' },
  { from: 'server/src/features/companies/rules/b1.ts', target: '@citato/contract' },
  { from: 'server/src/features/companies/rules/b2.ts', target: '@citato/mentions' },
  { from: 'server/src/features/companies/rules/b3.ts', target: '#lib/clock' },
  { from: 'server/src/features/companies/rules/b4.ts', target: './b3.ts' },
  { from: 'server/src/adapters/engines/b1.ts', target: 'ai' },
  { from: 'server/src/platform/jobs/b1.ts', target: 'drizzle-orm' },
  { from: 'server/src/platform/db/b1.ts', target: 'pg' },
  { from: 'server/src/adapters/outbound/b1.ts', target: 'node:https' },
  { from: 'server/src/app/b1.ts', target: '#features/companies' },
  { from: 'web/src/pages/home/b1.ts', target: '#features/companies' },
  { from: 'web/src/features/companies/b1.ts', target: '#ui' },
  { from: 'bench/src/b1.ts', target: '../../server/src/app/config.ts' },
];

describe('the law', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'citato-law-')));
  let violations: Violation[] = [];

  beforeAll(async () => {
    writeFixture({ folder, imports: [...FORBIDDEN, ...ALLOWED] });
    const report = await checkDependencies({
      root: folder,
      folders: ['contract', 'mentions', 'pdf', 'server', 'web', 'bench', 'scripts'],
      lawFile: join(ROOT, '.dependency-cruiser.cjs'),
    });
    violations = report.violations;
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(FORBIDDEN)('$rule forbids $from to import $target', ({ rule, from }) => {
    const found = violations.filter((violation) => violation.from === from);
    expect(found.map((violation) => violation.rule)).toContain(rule);
    expect(found.every(({ reason }) => reason.length > 20)).toBe(true);
  });

  it.each(ALLOWED)('lets $from import $target', ({ from }) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('does not take silence for innocence when a folder was not read', () => {
    const modules = ['server/src/app/main.ts', 'contract/src/index.ts'];
    expect(listUnread({ modules, folders: ['server/src', 'web/src'] })).toEqual(['web/src']);
    expect(listUnread({ modules: [], folders: ['server/src'] })).toEqual(['server/src']);
  });
});
