import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
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

/** The expressions of the alarms and of the dashboard's panels. */
function listQueries(): string[] {
  const panels = dashboardShape.parse(JSON.parse(dashboard)).panels;
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  return [...[...alerts.matchAll(/expr: >-\n +(.+)/g)].map(([, expr = '']) => expr), ...shown];
}

/** Of the histogram, of Prometheus itself, and of a gauge that tells shares. */
const BUILT_IN = ['le', 'instance', 'job', 'quantile'];

/** Each label of a query that the metric it asks for does not have, or a value that it never takes. */
function findUnknownLabels(query: string): string[] {
  const asked = Object.values(METRICS)
    .flat()
    .filter(({ name }) => listNames(query).some((part) => part.startsWith(name)));
  const grouped = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '));
  const unknown = grouped.filter(
    (label) => !BUILT_IN.includes(label) && !asked.every(({ labels }) => label in labels),
  );
  const wrong = [...query.matchAll(/(citato_[a-z_]+)\{([^}]*)\}/g)].flatMap(
    ([, name = '', matchers = '']) => {
      const metric = asked.find((one) => name.startsWith(one.name));
      return [...matchers.matchAll(/(\w+)(!?=~?)"([^"]*)"/g)].flatMap(
        ([matcher, label = '', , pattern = '']) => {
          const values: unknown = metric?.labels[label];
          const isKnown = Array.isArray(values)
            ? values.some((value) => new RegExp(`^(?:${pattern})$`).test(String(value)))
            : values !== undefined;
          return isKnown ? [] : [matcher];
        },
      );
    },
  );
  return [...unknown, ...wrong].map((what) => `${what} in ${query}`);
}

const dashboardShape = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).optional() })),
});

describe('the monitoring', () => {
  test('asks in its alarms and on its dashboard for metrics the product tells', () => {
    for (const text of [alerts, dashboard]) {
      const names = listNames(text);
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  test('asks only for labels, and values of them, that the metric has', () => {
    const queries = listQueries();
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.flatMap(findUnknownLabels)).toEqual([]);
    for (const wrong of [
      'sum by (rout) (rate(citato_http_requests_total[5m]))',
      'citato_finding{severity="actt"} == 1',
      'citato_http_requests_total{status=~"6.."}',
    ])
      expect(findUnknownLabels(wrong)).toHaveLength(1);
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
