import { DEFAULT_MARKET, type CompanyWithPrompts, type TaskList } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { buildBriefing, findQuotedPrompt } from './briefing.ts';

const now = new Date('2026-03-02T09:00:00Z');

/** A prompt named in so many of twenty answers. */
const aPrompt = (id: string, mentions: number, more: object = {}) => ({
  id,
  text: `Domanda ${id}?`,
  namesOwnCompany: false,
  persona: null,
  market: DEFAULT_MARKET,
  analysisStatus: 'idle',
  lastOutcome: 'ok',
  monitoringData: [
    {
      totalResponses: 20,
      averagePosition: { n: mentions },
      mentionRate: { percent: mentions * 5 },
      mentionedCompanies: [{ name: 'Aruba', isOwn: false, mentions: 10 }],
      change: null,
      periodEnd: '2026-03-02T08:00:00.000Z',
    },
  ],
  ...more,
});

/** Safe: the rest of the company is not on the first page. */
function asCompany(given: object): CompanyWithPrompts {
  return given as CompanyWithPrompts;
}

/** Safe: only its tasks are on the first page. */
function asTaskList(given: object): TaskList {
  return given as TaskList;
}
const aTask = (title: string, priority: string, isDone = false) => ({ title, priority, isDone });
const build = ({
  prompts,
  lists = {},
  isAnalysedAgain = true,
}: {
  prompts: readonly object[];
  lists?: Record<string, object[]>;
  isAnalysedAgain?: boolean;
}) =>
  buildBriefing({
    company: asCompany({ prompts }),
    trend: null,
    isAnalysedAgain,
    taskLists: new Map(Object.entries(lists).map(([id, tasks]) => [id, asTaskList({ tasks })])),
    quotation: null,
    now,
  });

describe('the actions of the first page', () => {
  it('are the three most urgent, of equal ones those of the prompt that is named least, each once', () => {
    const { actions, areTasksDone } = build({
      prompts: [aPrompt('molto', 18), aPrompt('poco', 2)],
      lists: {
        molto: [aTask('media', 'Medium'), aTask('alta di molto', 'High'), aTask('fatta', 'High', true)],
        poco: [aTask('bassa', 'Low'), aTask('alta di poco', 'High'), aTask('alta di molto', 'High')],
      },
    });
    expect(actions).toEqual(['alta di poco', 'alta di molto', 'media']);
    expect(areTasksDone).toBe(false);
  });

  it('begin with those of the prompt that fell, though others are more urgent', () => {
    const fallen = aPrompt('calato', 15);
    const change = {
      verdict: 'falling',
      previousPercent: 90,
      currentPercent: 30,
      points: { difference: -60, low: -75, high: -40 },
    };
    const { actions } = build({
      prompts: [
        aPrompt('poco', 2),
        { ...fallen, monitoringData: fallen.monitoringData.map((data) => ({ ...data, change })) },
      ],
      lists: { poco: [aTask('alta', 'High')], calato: [aTask('bassa', 'Low'), aTask('ultima', 'Low')] },
    });
    expect(actions).toEqual(['bassa', 'alta', 'ultima']);
  });

  it('are none without a list, and all done only where a list says so', () => {
    const prompts = [aPrompt('uno', 5)];
    expect(build({ prompts })).toMatchObject({ actions: [], areTasksDone: false });
    expect(build({ prompts, lists: { uno: [aTask('a', 'High', true)] } })).toMatchObject({
      actions: [],
      areTasksDone: true,
    });
  });

  it('point to the prompt with most answers that do not name the company, if there are any', () => {
    const { leastNamed } = build({ prompts: [aPrompt('molto', 18), aPrompt('poco', 2)] });
    expect(leastNamed).toEqual({ text: 'Domanda poco?', absent: 18 });
    expect(build({ prompts: [aPrompt('tutte', 20)] }).leastNamed).toBeNull();
  });
});

describe('what the first page says', () => {
  it('is the finding of the overview', () => {
    expect(build({ prompts: [aPrompt('molto', 18), aPrompt('poco', 2)] }).status).toEqual({
      kind: 'many',
      leads: 1,
      prompts: 2,
      isWhole: true,
      rival: 'Aruba',
    });
  });

  it('promises no comparison where the plan analyses once', () => {
    const prompts = [aPrompt('uno', 5)];
    expect(build({ prompts }).changes).toEqual({ kind: 'early' });
    expect(build({ prompts, isAnalysedAgain: false }).changes).toEqual({ kind: 'once' });
  });

  it('names every changed prompt, the one that changed most first', () => {
    const change = (difference: number) => ({
      verdict: 'rising',
      currentPercent: 90,
      currentN: 400,
      previousPercent: 90 - difference,
      previousN: 400,
      points: { difference, low: difference - 5, high: difference + 5 },
    });
    const changed = (id: string, difference: number) => {
      const prompt = aPrompt(id, 18);
      return {
        ...prompt,
        monitoringData: prompt.monitoringData.map((data) => ({ ...data, change: change(difference) })),
      };
    };
    expect(build({ prompts: [changed('meno', 30), changed('più', 60)] }).changes).toMatchObject({
      kind: 'compared',
      changed: [{ text: 'Domanda più?' }, { text: 'Domanda meno?' }],
    });
  });

  it('quotes an answer to the prompt that names the company most, never to one that names it itself', () => {
    const prompts = [aPrompt('poco', 2), aPrompt('molto', 18), aPrompt('suo', 20, { namesOwnCompany: true })];
    expect(findQuotedPrompt(asCompany({ prompts }))?.id).toBe('molto');
    expect(findQuotedPrompt(asCompany({ prompts: [] }))).toBeNull();
  });
});
