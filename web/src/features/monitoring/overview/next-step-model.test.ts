import type { Change, TaskListOverview } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../../test/monitoring-builders.ts';
import { briefingCopy } from './copy.ts';
import { describeNextStep } from './next-step-model.ts';
import {
  describeChanges,
  describeStatus,
  type CompanyChanges,
  type CompanyStatus,
} from '@citato/contract/briefing';

const aMeasured = (id: number, own: number, change: Change | null = null) =>
  aPrompt({
    id: anId(id),
    text: `Domanda ${String(id)}?`,
    monitoringData: [
      someMonitoringData({
        promptId: anId(id),
        change,
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
const NOW = new Date('2026-11-21T08:00:00.000Z');
const NO_CHANGES: CompanyChanges = { kind: 'none' };
const DAILY = { isAnalysedAgain: true, hasAnalysisLeft: true, isSetForAccount: false };
const company = aCompany({ prompts: [aMeasured(1, 40), aMeasured(2, 30)] });
const find = (taskLists: Parameters<typeof describeNextStep>[0]['taskLists'], of = company) =>
  describeNextStep({
    company: of,
    status: describeStatus({ company: of, hasAnalysisLeft: true }),
    changes: describeChanges({ company: of, joint: null, isAnalysedAgain: true, now: NOW }),
    plan: DAILY,
    taskLists,
  });

describe('what to do next', () => {
  it('is the most urgent open action for the prompt that names the company least', () => {
    const lists = [
      aList(1, { title: 'Entra in guide.example', priority: 'High' }),
      aList(2, { title: 'Riscrivi la pagina', priority: 'Medium' }),
    ];
    expect(find(lists)).toMatchObject({
      kind: 'task',
      title: 'Riscrivi la pagina',
      prompt: { id: anId(2) },
      fell: null,
    });
    expect(find(lists.slice(0, 1))).toMatchObject({ title: 'Entra in guide.example' });
  });

  describe('after a fall', () => {
    const aFall = (difference: number, verdict: Change['verdict'] = 'falling'): Change => ({
      verdict,
      days: 7,
      previousPercent: 90,
      previousN: 35,
      currentPercent: 90 + difference,
      currentN: 35,
      points: { difference, low: difference - 12, high: verdict === 'falling' ? difference + 15 : 2 },
      changedEngines: [],
    });
    const fallen = aCompany({
      prompts: [aMeasured(1, 10), aMeasured(2, 30, aFall(-46)), aMeasured(3, 40, aFall(-70))],
    });
    const lists = [1, 2, 3].map((id) => aList(id, { title: `Azione ${String(id)}`, priority: 'Low' }));

    it('is the action for the prompt that fell most, though another is named less', () => {
      expect(find(lists, fallen)).toMatchObject({ title: 'Azione 3', fell: 'proven' });
      expect(briefingCopy.next(find(lists, fallen))).toBe('Parti da «Domanda 3?», in calo. Azione 3.');
    });

    it('is to read its answers where its actions are done, without calling all of them done', () => {
      expect(briefingCopy.next(find([aList(1, lists[0]?.next ?? null), aList(3, null)], fallen))).toBe(
        'Leggi le 8 risposte che non ti nominano a «Domanda 3?», in calo.',
      );
      expect(briefingCopy.next(find(null, fallen))).toBe(
        'Leggi le 8 risposte che non ti nominano a «Domanda 3?», in calo.',
      );
    });

    it('is for one that fell far, and is not proven, only where none is', () => {
      const watched = aCompany({
        prompts: [aMeasured(1, 10), aMeasured(2, 30, aFall(-31, 'within_variability'))],
      });
      expect(briefingCopy.next(find(lists, watched))).toBe(
        'Parti da «Domanda 2?», da tenere d’occhio. Azione 2.',
      );
    });
  });

  it('is of prompts that name it as seldom the most urgent one', () => {
    const alike = aCompany({ prompts: [aMeasured(1, 30), aMeasured(2, 30)] });
    const lists = [aList(1, { title: 'Uno', priority: 'Low' }), aList(2, { title: 'Due', priority: 'High' })];
    expect(find(lists, alike)).toMatchObject({ kind: 'task', title: 'Due' });
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
        CompanyStatus,
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
    const status: CompanyStatus = { kind };
    expect(describeNextStep({ company, status, changes: NO_CHANGES, plan: DAILY, taskLists: [] })).toEqual({
      kind: step,
    });
  });

  it('promises no further try where the plan holds no daily analysis', () => {
    const status: CompanyStatus = { kind: 'failed' };
    const after = (hasAnalysisLeft: boolean) =>
      describeNextStep({
        company,
        status,
        changes: NO_CHANGES,
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
      const step = describeNextStep({
        company,
        status: { kind },
        changes: NO_CHANGES,
        plan,
        taskLists: null,
      });
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
