import { expect, it } from 'vitest';
import { buildMigrationName } from './build-migration-name.ts';

it('gives a new migration the number after the highest one', () => {
  const existing = ['0001_create_users.sql', '0002_create_plans.sql', 'README.md'];
  expect(buildMigrationName({ subject: 'add_stripe_events', existing })).toBe('0003_add_stripe_events.sql');
  expect(buildMigrationName({ subject: 'create_users', existing: [] })).toBe('0001_create_users.sql');
});

it.each(['', 'users', 'Add_users', 'add-users', '0001_add_users', 'add_users.sql'])(
  'refuses %j as a name for a migration',
  (subject) => {
    expect(buildMigrationName({ subject, existing: [] })).toBeNull();
  },
);
