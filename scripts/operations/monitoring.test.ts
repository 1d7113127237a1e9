import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { METRICS } from '../../server/src/app/metrics.ts';
import { ROOT } from '../root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const alerts = read('ops/prometheus/alerts.yml');
const dashboard = read('ops/grafana/citato.json');
const runbooks = read('docs/operations/alarms.md');

/** The names as they stand in queries: a histogram is three of them. */
const known = new Set<string>();
beforeAll(() => {
  for (const { name, type } of Object.values(METRICS).flat())
    for (const ending of type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
      known.add(name + ending);
});
const listNames = (text: string) => [...new Set(text.match(/\bcitato_[a-z_]+/g))];
const listAlerts = () => [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

describe('the monitoring', () => {
  test('asks in its alarms and on its dashboard for metrics the product tells', () => {
    for (const text of [alerts, dashboard]) {
      const names = listNames(text);
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  test('shows every metric somewhere', () => {
    const shown = listNames(alerts + dashboard).join(' ');
    const missing = Object.values(METRICS)
      .flat()
      .filter(({ name }) => !shown.includes(name));
    expect(missing).toEqual([]);
  });

  test('has a runbook for each alarm, and the link leads to it', () => {
    expect(listAlerts().length).toBeGreaterThan(5);
    for (const name of listAlerts()) {
      expect(runbooks).toContain(`\n## ${name}\n`);
      expect(alerts).toContain(`runbook: docs/operations/alarms.md#${name.toLowerCase()}\n`);
    }
  });

  test('has steps for each thing /admin calls wrong', () => {
    const finding = Object.values(METRICS)
      .flat()
      .find(({ name }) => name === 'citato_finding');
    const codes = finding?.labels['code'];
    if (!Array.isArray(codes)) throw new Error('The codes are a list');
    for (const code of codes) expect(runbooks).toContain(`| \`${String(code)}\` `);
  });

  test('the dashboard is one that Grafana reads', () => {
    const parsed: unknown = JSON.parse(dashboard);
    expect(parsed).toMatchObject({ uid: 'citato', title: 'Citato', schemaVersion: 39 });
  });
});
