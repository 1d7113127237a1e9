import type { TaskListOverview } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { briefingCopy } from './copy.ts';
import { describeNextStep } from './next-step-model.ts';
import { describeStanding, type Standing } from '@citato/contract/briefing';

const aMeasured = (id: number, own: number) =>
  aPrompt({
    id: anId(id),
    text: `Domanda ${String(id)}?`,
    monitoringData: [
      someMonitoringData({
        promptId: anId(id),
        averagePosition: { value: 2, low: null, high: null, n: own },
        mentionRate: { percent: (own / 48) * 100, lowPercent: 0, highPercent: 100, n: 48 },
      }),
    ],
  });
const aList = (id: number, next: TaskListOverview['next'], tasks = 3): TaskListOverview => ({
  promptId: anId(id),
  tasks,
  done: next === null ? tasks : 0,
  next,
  isNew: false,
  updatedAt: '2026-11-20T05:12:00.000Z',
});
const DAILY = { isAnalysedAgain: true, hasAnalysisLeft: true, isSetForAccount: false };
const company = aCompany({ prompts: [aMeasured(1, 40), aMeasured(2, 30)] });
const find = (taskLists: Parameters<typeof describeNextStep>[0]['taskLists'], of = company) =>
  describeNextStep({
    company: of,
    standing: describeStanding({ company: of, hasAnalysisLeft: true }),
    plan: DAILY,
    taskLists,
  });

describe('what to do next', () => {
  it('is the most urgent open action', () => {
    const lists = [
      aList(1, { title: 'Entra in guide.example', priority: 'High' }),
      aList(2, { title: 'Riscrivi la pagina', priority: 'Medium' }),
    ];
    expect(find(lists)).toMatchObject({
      kind: 'task',
      title: 'Entra in guide.example',
      prompt: { id: anId(1) },
    });
  });

  it('is of equally urgent ones that of the prompt that names the company least', () => {
    const lists = [aList(1, { title: 'Uno', priority: 'Low' }), aList(2, { title: 'Due', priority: 'Low' })];
    expect(find(lists)).toMatchObject({ kind: 'task', title: 'Due' });
  });

  it('is to read who is named instead where all is done, or the plan holds no lists', () => {
    expect(briefingCopy.next(find([aList(1, null), aList(2, null)]))).toBe(
      'Azioni tutte fatte. Leggi le 18 risposte che non ti nominano a «Domanda 2?».',
    );
    expect(briefingCopy.next(find(null))).toBe('Leggi le 18 risposte che non ti nominano a «Domanda 2?».');
    expect(briefingCopy.next(find([]))).toBe('Leggi le 18 risposte che non ti nominano a «Domanda 2?».');
  });

  it('is to go on where every answer names it', () => {
    const named = aCompany({ prompts: [aMeasured(1, 48)] });
    expect(briefingCopy.next(find(null, named))).toBe('Ogni risposta ti nomina: continua così.');
  });

  it('claims nothing of lists that have not come', () => {
    expect(find('unknown')).toEqual({ kind: 'unknown' });
  });

  it.each<
    [
      Exclude<
        Standing,
        { prompts: number } | { n: number } | { isNamed: boolean } | { answered: number }
      >['kind'],
      string,
    ]
  >([
    ['empty', 'empty'],
    ['waiting', 'waiting'],
    ['unanalysed', 'start'],
    ['unavailable', 'upgrade'],
    ['failed', 'failed'],
    ['deferred', 'waiting'],
    ['branded', 'branded'],
  ])('follows from a company that is %s', (kind, step) => {
    const standing: Standing = { kind };
    expect(describeNextStep({ company, standing, plan: DAILY, taskLists: [] })).toEqual({ kind: step });
  });

  it('promises no further try where the plan holds no daily analysis', () => {
    const standing: Standing = { kind: 'failed' };
    const after = (hasAnalysisLeft: boolean) =>
      describeNextStep({
        company,
        standing,
        plan: { isAnalysedAgain: false, hasAnalysisLeft, isSetForAccount: false },
        taskLists: null,
      }).kind;
    expect(after(true)).toBe('again');
    expect(after(false)).toBe('upgrade');
  });

  it.each(['failed', 'unavailable'] as const)(
    'promises nothing of a larger plan where none changes what was set for the account: %s',
    (kind) => {
      const plan = { isAnalysedAgain: false, hasAnalysisLeft: false, isSetForAccount: true };
      const step = describeNextStep({ company, standing: { kind }, plan, taskLists: null });
      expect(briefingCopy.next(step)).toBe(
        'Per avere altre analisi scrivici da «Assistenza», nel menu utente.',
      );
    },
  );

  it('does not say that every answer names the company of questions that name it themselves', () => {
    const branded = aCompany({ prompts: [{ ...aMeasured(1, 30), namesOwnCompany: true }] });
    expect(briefingCopy.next(find(null, branded))).toBe(
      'Aggiungi una domanda che non contiene il nome dell’azienda.',
    );
  });

  it('ends its sentence before the way there begins', () => {
    const tell = (title: string) => briefingCopy.next(find([aList(1, { title, priority: 'High' })]));
    expect(tell('Entra in guide.example')).toBe('Entra in guide.example.');
    expect(tell('Chi ti nomina?')).toBe('Chi ti nomina?');
  });
});
