import { describe, expect, it } from 'vitest';
import { type ListedActions, mergeActions } from './merge-actions.ts';
import { foldTitle, nameAction } from './name-action.ts';

type Action = ListedActions['actions'][number];
const anAction = (over: Partial<Action> = {}): Action => ({
  key: 'source:corriere.it',
  title: 'Porta Belvento in corriere.it',
  why: 'Perché sì',
  effort: 'Basso',
  priority: 'Medium',
  names: [],
  evidence: [],
  ...over,
});
const aList = (
  promptId: string,
  actions: Action[],
  targetUrl = 'https://belvento.example',
): ListedActions => ({
  promptId,
  targetUrl,
  actions,
});

describe('the same action', () => {
  it.each([
    ['the same source, in other words', { title: 'Scrivi alla redazione' }, {}],
    ['the same criticism', { key: 'blame:price' }, { key: 'blame:price', title: 'Prezzi chiari' }],
    ['the same engine', { key: 'engine:google' }, { key: 'engine:google', title: 'Altro titolo' }],
    [
      'titles that differ in marks alone',
      { key: 'praise', title: 'Dimostra: con un dato!' },
      { key: 'praise', title: 'dimostra con un  dato' },
    ],
    [
      'the same title of two findings',
      { key: 'own-source', title: 'Scrivi' },
      { key: 'other-voices', title: 'Scrivi' },
    ],
  ])('is there once: %s', (_, one, other) => {
    const plan = mergeActions([aList('a', [anAction(one)]), aList('b', [anAction(other)])]);
    expect(plan).toHaveLength(1);
    expect(plan[0]?.promptIds).toEqual(['a', 'b']);
  });

  it('that a model proposed adds its prompts and sentence to that of a list, whose words stand', () => {
    const quote = {
      type: 'answer' as const,
      answerId: 'x',
      engine: 'openai' as const,
      createdAt: '2026-11-20T06:00:00Z',
      quote: 'Aruba costa poco',
    };
    const proposed = anAction({
      title: 'Altre parole',
      priority: 'High',
      proposedAt: '2026-11-28T06:00:00Z',
      evidence: [quote],
    });
    expect(mergeActions([aList('a', [proposed]), aList('b', [anAction()])])).toMatchObject([
      {
        title: 'Porta Belvento in corriere.it',
        promptIds: ['a', 'b'],
        quote: { text: 'Aruba costa poco' },
        proposedAt: null,
      },
    ]);
    expect(mergeActions([aList('a', [proposed])])).toMatchObject([
      { title: 'Altre parole', proposedAt: '2026-11-28T06:00:00Z' },
    ]);
  });

  it('is none where another page or another rival is meant', () => {
    const gaps = (page: string) =>
      aList(page, [anAction({ key: 'page-gaps', title: `Completa ${page}` })], page);
    expect(mergeActions([gaps('/spa'), gaps('/camere')])).toHaveLength(2);
    const behind = (rival: string) =>
      aList(rival, [anAction({ key: 'position', title: `Passa davanti a ${rival}`, names: [rival] })]);
    expect(mergeActions([behind('Aruba'), behind('Netsons')])).toHaveLength(2);
  });

  it('has the words and the urgency of its most urgent list, whatever the order of lists', () => {
    const lists = [
      aList('a', [anAction({ title: 'Con calma', priority: 'Low' })]),
      aList('b', [anAction({ title: 'Subito', priority: 'High' })]),
    ];
    expect(mergeActions(lists)).toEqual(mergeActions(lists.toReversed()));
    expect(mergeActions(lists)[0]).toMatchObject({ title: 'Subito', priority: 'High' });
  });

  it('shows the first sentence and the page most answers cite', () => {
    const answer = {
      type: 'answer' as const,
      answerId: 'x',
      engine: 'openai' as const,
      createdAt: '2026-11-20T06:00:00Z',
    };
    const source = (domain: string, answers: number) => ({
      type: 'source' as const,
      domain,
      url: `https://${domain}`,
      title: null,
      answers,
    });
    const plan = mergeActions([
      aList('a', [anAction({ evidence: [{ ...answer, quote: null }, source('poco.example', 2)] })]),
      aList('b', [
        anAction({ evidence: [{ ...answer, quote: 'Aruba costa poco' }, source('molto.example', 9)] }),
      ]),
    ]);
    expect(plan[0]).toMatchObject({
      quote: { text: 'Aruba costa poco', promptId: 'b' },
      source: { domain: 'molto.example' },
    });
  });
});

describe('the plan of 150 prompts', () => {
  const KINDS = [
    'absence',
    'page-gaps',
    'rival-page',
    'position',
    'praise',
    'own-source',
    'unknown',
    'blame:price',
    'engine:google',
  ];
  const lists = Array.from({ length: 150 }, (_, prompt) => {
    const page = `https://belvento.example/${String(prompt % 7)}`;
    const rival = `Rivale ${String(prompt % 5)}`;
    const sources = [0, 1, 2].map((step) => `source:fonte${String((prompt * 3 + step) % 40)}.example`);
    return aList(
      `prompt-${String(prompt)}`,
      [...KINDS, ...sources].map((key, index) =>
        anAction({
          key,
          title: `${key} ${key === 'page-gaps' ? page : key === 'praise' ? String(prompt % 3) : rival}`,
          names: key === 'rival-page' || key === 'position' || key === 'absence' ? [rival] : [],
          priority: (['High', 'Medium', 'Low'] as const)[index % 3] ?? 'Low',
        }),
      ),
      page,
    );
  });

  it('holds no action twice, and loses none', () => {
    const plan = mergeActions(lists);
    expect(new Set(plan.map(({ key }) => key)).size).toBe(plan.length);
    expect(new Set(plan.map(({ title }) => foldTitle(title))).size).toBe(plan.length);
    const titles = new Set(plan.map(({ title }) => foldTitle(title)));
    const named = new Set(plan.map(({ key }) => key));
    for (const { actions, targetUrl } of lists)
      for (const action of actions)
        expect(named.has(nameAction(action, targetUrl)) || titles.has(foldTitle(action.title))).toBe(true);
    expect(plan.length).toBeLessThan(150);
  });
});
