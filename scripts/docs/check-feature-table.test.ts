import { describe, expect, it } from 'vitest';
import { checkFeatureTable } from './check-feature-table.ts';

const text = [
  '| feature | what it holds |',
  '| --- | --- |',
  '| `plans` | limits |',
  '| `billing` | changes |',
  '',
  '| adapter | speaks to |',
  '| --- | --- |',
  '| `reports` | nobody |',
].join('\n');
const check = (...features: string[]) =>
  checkFeatureTable({ document: 'docs/architecture.md', text, features });

describe('the table of features', () => {
  it('names every feature in its order', () => {
    expect(check('plans', 'billing')).toEqual([]);
  });

  it('lacks one that only another table names', () => {
    expect(check('plans', 'billing', 'reports')).toEqual([
      'docs/architecture.md: its table of features lacks `reports`',
    ]);
  });

  it.each([[['billing', 'plans']], [['plans']]])('is not that of the law %j', (features) => {
    expect(check(...features)).toEqual([
      'docs/architecture.md: its table of features has not those of the law in their order',
    ]);
  });
});
