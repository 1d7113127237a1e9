import { describe, expect, it } from 'vitest';
import { checkPaths } from './check-paths.ts';
import { checkText } from './check-text.ts';

const serverFeatures = ['accounts', 'companies'];
const rooms = {
  'server/src/features/companies': { edit: { uses: [] }, archive: { uses: ['edit'] } },
  'web/src/features/companies': { form: { uses: [] } },
};
const FILES = [
  'web/src/features/companies/form/components/company-form.tsx',
  'server/src/features/companies/edit/create-company.ts',
  'server/src/features/companies/archive/store.ts',
];
const check = (...paths: string[]) => checkPaths({ paths: [...FILES, ...paths], serverFeatures, rooms });

describe('the structure', () => {
  it('accepts use cases, roles, rules, templates and tests in a feature', () => {
    expect(
      check(
        'server/src/features/companies/rooms.json',
        'server/src/features/companies/edit/rules/new-rows.ts',
        'server/src/features/companies/companies-deps.ts',
        'server/src/features/companies/prompts-added.ts',
        'server/src/features/companies/import-job.ts',
        'server/src/features/companies/site-schema.ts',
        'server/src/features/companies/store/companies.ts',
        'server/src/features/companies/store/list-rows.ts',
        'server/src/features/companies/routes.test.ts',
        'server/src/features/companies/rules/allowance.ts',
        'server/src/features/accounts/templates/verify-address.tsx',
        'web/src/features/companies/components/card.tsx',
        'web/src/features/companies/model.ts',
        'server/migrations/0001_create_users.sql',
        'server/migrations/0002_add_sessions.sql',
      ),
    ).toEqual([]);
  });

  it.each([
    ['server/src/features/companies/company.ts', /verb-noun/],
    ['server/src/features/companies/number-texts.ts', /verb-noun/],
    ['server/src/features/companies/prompts-vanished.ts', /verb-noun/],
    ['server/src/features/companies/queries/list-companies.ts', /the rooms of its rooms.json/],
    ['server/src/features/companies/edit/queries/list-companies.ts', /no other folder/],
    ['server/src/features/companies/edit/company.ts', /verb-noun/],
    ['server/src/features/accounts/edit/change-name.ts', /the rooms of its rooms.json/],
    ['server/src/features/gadgets/store.ts', /not in the list of features/],
    ['server/src/features/readme.ts', /feature’s folder/],
    ['web/src/features/companies/hooks/use-card.ts', /the rooms of its rooms.json/],
    ['web/src/features/companies/form/hooks/use-card.ts', /the rooms of its rooms.json/],
    ['web/src/features/companies/thing.ts', /two words/],
    ['server/src/lib/text-utils.ts', /says nothing/],
    ['server/src/platform/common/http.ts', /says nothing/],
    ['web/src/ui/primaryButton.tsx', /kebab-case/],
    ['scripts/seedDemo.ts', /kebab-case/],
    ['server/migrations/0001-users.sql', /NNNN_verb_object/],
    ['server/migrations/0003_create_users.sql', /next number .* 0001/],
  ])('names what is wrong with %s', (path, message) => {
    expect(check(path).join('\n')).toMatch(message);
  });

  it('names a room without a folder, and one that may use a room below it', () => {
    const found = checkPaths({
      paths: FILES,
      serverFeatures,
      rooms: {
        'server/src/features/companies': {
          archive: { uses: ['edit'] },
          edit: { uses: [] },
          tower: { uses: [] },
        },
      },
    });
    expect(found.join('\n')).toMatch(/archive may use 'edit' only[^]*tower has no folder/);
  });

  it('finds two migrations with one number', () => {
    const violations = check(
      'server/migrations/0001_create_users.sql',
      'server/migrations/0001_create_plans.sql',
    );
    expect(violations).toHaveLength(1);
  });

  it('refuses a file of more than 300 lines', () => {
    expect(checkText({ path: 'a.ts', text: 'x\n'.repeat(300) })).toEqual([]);
    expect(checkText({ path: 'a.ts', text: 'x\n'.repeat(301) })).toHaveLength(1);
    expect(checkText({ path: 'a.json', text: 'x\n'.repeat(301) })).toEqual([]);
  });

  it('refuses a rule switched off without a reason', () => {
    expect(checkText({ path: 'a.ts', text: '// eslint-disable-next-line no-console' })).toHaveLength(1);
    expect(
      checkText({ path: 'a.ts', text: '// eslint-disable-next-line no-console -- the log is not open yet' }),
    ).toEqual([]);
  });
});
