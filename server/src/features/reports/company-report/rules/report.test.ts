import {
  DEFAULT_MARKET,
  type CompanyWithPrompts,
  type MonitoringData,
  type TaskList,
} from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { buildReport } from './report.ts';

const now = new Date('2026-03-02T09:00:00Z');
const noSources: Parameters<typeof buildReport>[0]['sources'] = { sites: [], domains: 0, citingAnswers: 0 };

function data(over: Partial<MonitoringData> = {}): MonitoringData {
  return asNumbers({
    mentionedCompanies: [],
    otherCompanies: { count: 0, mentions: 0 },
    excludedResponses: { refused: 1, empty: 2, failed: 3 },
    engines: ['openai'],
    periodStart: '2026-02-01T23:00:00.000Z',
    periodEnd: '2026-03-02T08:00:00.000Z',
    ...over,
  });
}

/** Safe: only its tasks are in a report. */
function asTaskList(list: object): TaskList {
  return list as TaskList;
}

/** Safe: the rest of the numbers is only passed on. */
function asNumbers(numbers: object): MonitoringData {
  return numbers as MonitoringData;
}

function company(
  prompts: readonly (Partial<CompanyWithPrompts['prompts'][number]> | null)[],
): CompanyWithPrompts {
  const filled = prompts.map((prompt, index) => ({
    text: `Domanda ${String(index + 1)}`,
    namesOwnCompany: false,
    persona: null,
    market: DEFAULT_MARKET,
    analysisStatus: 'idle',
    monitoringData: [data()],
    ...prompt,
  }));
  const figures = { prompts: prompts.length, totalResponses: 8 };
  return asCompany({
    name: 'Mia',
    websiteUrl: 'https://www.mia.it',
    figures,
    prompts: filled,
  });
}

/** Safe: the rest of the company is not in a report. */
function asCompany(given: object): CompanyWithPrompts {
  return given as CompanyWithPrompts;
}
const briefing: Parameters<typeof buildReport>[0]['briefing'] = {
  status: { kind: 'unanalysed' },
  changes: { kind: 'none' },
  weeks: [],
  actions: [],
  areTasksDone: false,
  leastNamed: null,
  quotation: null,
};
const build = (prompts: Parameters<typeof company>[0], sources = noSources) =>
  buildReport({ company: company(prompts), sources, taskLists: new Map(), briefing, now });

describe('a report', () => {
  it('shows fifty prompts in full and the further ones in lines, under the numbers the screen gives them', () => {
    const report = build(Array.from({ length: 63 }, () => null));
    expect(report.prompts.map(({ index }) => index)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(report.furtherPrompts.map(({ index }) => index)).toEqual(
      Array.from({ length: 13 }, (_, i) => i + 51),
    );
  });

  it('spans from the first to the last day of its numbers, and has no period without any', () => {
    const early = data({ periodStart: '2026-01-10T23:00:00.000Z', periodEnd: '2026-02-08T08:00:00.000Z' });
    expect(build([null, { monitoringData: [early] }]).period).toEqual({
      start: '2026-01-10T23:00:00.000Z',
      end: '2026-03-02T08:00:00.000Z',
    });
    expect(build([{ monitoringData: [] }]).period).toBeNull();
  });

  it('is a demo as soon as one number comes from the demo engine', () => {
    expect(build([null]).isDemo).toBe(false);
    expect(build([null, { monitoringData: [data({ engines: ['demo'] })] }])).toMatchObject({
      isDemo: true,
      engines: ['demo', 'openai'],
    });
  });

  it('leaves prompts that name the company out of the shares and says how many', () => {
    const named = data({ otherCompanies: { count: 1, mentions: 9 } });
    const report = build([null, { namesOwnCompany: true, monitoringData: [named] }]);
    expect(report.ownNamePrompts).toBe(1);
    expect(report.shares.mentions).toBe(0);
  });

  it('names the first three open tasks of the prompts that have any', () => {
    const task = (title: string, isDone: boolean) => ({ title, isDone, priority: 'High' });
    const tasks = [task('a', false), task('b', true), task('c', false), task('d', false), task('e', false)];
    const taskLists = new Map([['uno', asTaskList({ tasks })]]);
    const prompts = [{ id: 'zero' }, { id: 'uno' }];
    const report = buildReport({ company: company(prompts), sources: noSources, taskLists, briefing, now });
    expect(report.taskLists).toMatchObject([
      { index: 2, tasks: 5, done: 1, next: [{ title: 'a' }, { title: 'c' }, { title: 'd' }] },
    ]);
  });

  it('adds up the answers that do not count', () => {
    expect(build([null]).prompts[0]?.numbers?.excludedResponses).toBe(6);
  });

  it('knows the own site by its host and below it, and no other', () => {
    const sites = ['mia.it', 'blog.mia.it', 'lamia.it', 'altra.it'].map((domain) => ({ domain, answers: 2 }));
    const { sources } = build([null], { sites, domains: 9, citingAnswers: 5 });
    expect(sources.sites.map(({ isOwn }) => isOwn)).toEqual([true, true, false, false]);
    expect(sources).toMatchObject({ hiddenCount: 5, citingAnswers: 5, answers: 8 });
    expect(sources.sites[0]?.sharePercent).toBe(25);
  });
});

it('the sources of a company whose site is a page on a platform are its own page alone', () => {
  const sources = {
    sites: [
      { domain: 'facebook.com', answers: 5 },
      { domain: 'facebook.com/trattoriaaurora', answers: 2 },
      { domain: 'blog.mia.it', answers: 1 },
    ],
    domains: 3,
    citingAnswers: 6,
  };
  const own = (websiteUrl: string) =>
    buildReport({
      company: { ...company([null]), websiteUrl },
      taskLists: new Map(),
      sources,
      briefing,
      now,
    }).sources.sites.map(({ isOwn }) => isOwn);
  expect(own('https://www.facebook.com/trattoriaaurora')).toEqual([false, true, false]);
  expect(own('https://www.mia.it')).toEqual([false, false, true]);
});
