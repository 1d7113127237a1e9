import { describe, expect, it } from 'vitest';
import { digestOf, OWN, QUESTION, times, type ScriptedAnswer } from '#test/scripted-answers';
import { listFindings } from './list-findings.ts';

const find = (scripted: readonly ScriptedAnswer[], key: string, options: { namesOwn?: boolean } = {}) =>
  listFindings({ digest: digestOf(scripted, options), page: null }).find((finding) => finding.key === key);

describe('a company no answer names', () => {
  const scripted = times(12, { says: ['Zampalieta', 'Illy'] });

  it('is told first whom the answers name instead', () => {
    const [first] = listFindings({ digest: digestOf(scripted), page: null });
    expect(first).toMatchObject({ key: 'absence', priority: 'High' });
    expect(first?.action.title).toBe('Entra nelle risposte che oggi fanno i nomi di Illy e Zampalieta');
    expect(first?.action.why).toBe(
      'Il nome Brunalba manca in tutte le 12 risposte; al suo posto compaiono Illy (12) e Zampalieta (12).',
    );
    expect(first?.action.steps[0]).toContain(QUESTION);
  });

  it('sees the missing answers as evidence, each sentence once', () => {
    const quotes = find(scripted, 'absence')?.evidence.flatMap((item) =>
      item.type === 'answer' ? [item.quote] : [],
    );
    expect(quotes).toEqual([
      'Tra le torrefazioni da valutare c’è anche Illy',
      'Tra le torrefazioni da valutare c’è anche Zampalieta',
    ]);
  });

  it('is not told to outdo anybody where answers name nobody', () => {
    const action = find(times(5, { says: [] }), 'absence')?.action;
    expect(action?.why).toContain('in queste non compare nessuna azienda');
    expect(JSON.stringify(action)).not.toMatch(/undefined|null| e \)|\(\)/);
  });

  it('whose name is in the question gets something to read about it', () => {
    const scripted = times(6, { says: [] });
    expect(find(scripted, 'unknown', { namesOwn: true })?.action.title).toBe(
      'Dai ai motori qualcosa da leggere su Brunalba',
    );
    expect(find(scripted, 'absence', { namesOwn: true })).toBeUndefined();
  });
});

describe('what an action quotes', () => {
  const quotesOf = (scripted: readonly ScriptedAnswer[], key: string) =>
    find(scripted, key)?.evidence.flatMap((item) => (item.type === 'answer' ? [item.quote] : [])) ?? [];

  it('are sentences on the companies it names, one each, whoever stands first in the answers', () => {
    const scripted = [
      ...times(4, { says: ['Esse Caffè', 'Illy'] }),
      ...times(5, { says: ['L’Or', 'Zampalieta', 'Illy', 'Corsini'] }),
      ...times(5, { says: ['Vergnano', 'Zampalieta', 'Corsini', 'Illy'] }),
    ];
    expect(find(scripted, 'absence')?.names).toEqual(['Illy', 'Corsini', 'Zampalieta']);
    expect(quotesOf(scripted, 'absence')).toEqual([
      'Tra le torrefazioni da valutare c’è anche Illy',
      'Tra le torrefazioni da valutare c’è anche Corsini',
      'Tra le torrefazioni da valutare c’è anche Zampalieta',
    ]);
  });

  it('pass over answers that hold no more than the name of one, and show another of them', () => {
    const listed = { name: 'Illy', sentence: 'Illy' };
    expect(quotesOf([...times(3, { says: [listed] }), { says: ['Illy'] }], 'absence')).toEqual([
      'Tra le torrefazioni da valutare c’è anche Illy',
    ]);
  });

  it('are the sentences that utter the reproach before others of the same answers', () => {
    const labelled = {
      name: OWN,
      tone: 'negative',
      aspects: ['costoso'],
      sentence: 'Brunalba resta la scelta meno adatta a tutti.',
    } as const;
    const uttered = { ...labelled, sentence: 'Brunalba ha prezzi alti per chi comincia.' };
    const scripted = [...times(4, { says: [labelled] }), { says: [uttered] }];
    expect(quotesOf(scripted, 'blame:price')[0]).toBe('Brunalba ha prezzi alti per chi comincia');
    expect(find(scripted, 'blame:price')?.action.why).toContain('«Brunalba ha prezzi alti per chi comincia»');
  });

  it('show the praise of a rival that the reproach compares with', () => {
    const dear = {
      name: OWN,
      tone: 'negative',
      aspects: ['costoso'],
      sentence: 'Brunalba è cara, dicono tutti qui.',
    } as const;
    const cheap = {
      name: 'Illy',
      tone: 'positive',
      aspects: ['economico'],
      sentence: 'Illy resta la scelta più economica.',
    } as const;
    const scripted = times(2, { says: [dear, cheap] });
    expect(quotesOf(scripted, 'blame:price')).toContain('Illy resta la scelta più economica');
  });

  it('utter the praise that is to be proven, and name no rival whose praise cannot be shown', () => {
    const elsewhere = {
      name: OWN,
      tone: 'positive',
      aspects: ['affidabile'],
      sentence: 'Brunalba si rivolge soprattutto a una piccola caffetteria.',
    } as const;
    const uttered = { ...elsewhere, sentence: 'Brunalba è affidabile e spedisce in due giorni.' };
    const scripted = [...times(6, { says: [elsewhere] }), ...times(2, { says: [uttered] })];
    expect(quotesOf(scripted, 'praise')).toEqual(['Brunalba è affidabile e spedisce in due giorni']);
    expect(find(scripted, 'praise')?.action.title).toBe('Dimostra con un dato il giudizio «affidabile»');
    const unshown = times(6, { says: [elsewhere] });
    expect(find(unshown, 'praise')?.action.title).toBe('Dimostra con un dato il giudizio positivo');

    const dear = {
      name: OWN,
      tone: 'negative',
      aspects: ['costoso'],
      sentence: 'Brunalba ha prezzi alti per tutti.',
    } as const;
    const vague = {
      name: 'Illy',
      tone: 'positive',
      aspects: ['economico'],
      sentence: 'Illy convince per le consegne veloci.',
    } as const;
    const compared = find(times(2, { says: [dear, vague] }), 'blame:price');
    expect(compared?.action.why).not.toContain('Illy');
    expect(compared?.names).toEqual([]);
  });

  it('show who comes first where the action is to pass somebody', () => {
    const scripted = times(6, { says: ['Zampalieta', 'Illy', OWN] });
    const [rival = ''] = find(scripted, 'position')?.names ?? [];
    expect(quotesOf(scripted, 'position').every((quote) => quote?.includes(rival))).toBe(true);
    expect(quotesOf(scripted, 'position')).not.toEqual([]);
  });
});

describe('how urgent an absence is', () => {
  it.each([
    { what: 'is beyond doubt with 36 answers', missing: 30, named: 6, priority: 'High' },
    { what: 'is in doubt while the interval reaches half', missing: 3, named: 2, priority: 'Medium' },
    { what: 'is low once most answers name it', missing: 4, named: 8, priority: 'Low' },
  ])('$what', ({ missing, named, priority }) => {
    const scripted = [...times(missing, { says: ['Illy'] }), ...times(named, { says: [OWN] })];
    expect(find(scripted, 'absence')?.priority).toBe(priority);
  });
});

describe('what is to be reached', () => {
  const reach = (missing: number, named: number) =>
    find([...times(missing, { says: ['Illy'] }), ...times(named, { says: [OWN] })], 'absence')?.action
      .expectedOutcome;

  it('lies above what today’s answers already allow, and says what that is', () => {
    expect(reach(4, 8)).toBe('Mention Rate oltre 87% (oggi 39–86% · n = 12)');
  });

  it('is never more than all', () => {
    expect(reach(1, 40)).toBe('Mention Rate 100% (oggi 87–100% · n = 41)');
  });

  it('is one naming where there is none', () => {
    expect(reach(6, 0)).toBe('Il nome Brunalba compare in almeno una risposta');
  });
});

describe('a company named after another', () => {
  const late = times(6, { says: ['Zampalieta', 'Illy', OWN] });

  it('is shown who comes first, how often, and what is said of them', () => {
    const praised = {
      name: 'Zampalieta',
      tone: 'positive',
      sentence: 'Zampalieta convince per la qualità costante.',
    };
    const finding = find([{ says: [{ ...praised, tone: 'positive' }, OWN] }, ...late], 'position');
    expect(finding?.action.title).toBe('Passa davanti a Zampalieta');
    expect(finding?.action.why).toContain('viene prima in 7 delle 7 risposte che fanno entrambi i nomi');
    expect(finding?.action.why).toContain('«Zampalieta convince per la qualità costante»');
  });

  it('hears nothing of it from two answers, or when it comes first', () => {
    expect(find(late.slice(0, 2), 'position')).toBeUndefined();
    expect(find(times(6, { says: [OWN, 'Illy'] }), 'position')).toBeUndefined();
  });
});

describe('what answers hold against the company', () => {
  const dear = {
    name: OWN,
    tone: 'negative',
    aspects: ['costoso'],
    sentence: 'Brunalba ha prezzi alti per chi comincia.',
  } as const;

  it('is quoted, counted and answered by its kind', () => {
    const finding = find([...times(3, { says: [dear] }), ...times(5, { says: [OWN] })], 'blame:price');
    expect(finding?.priority).toBe('High');
    expect(finding?.action.why).toBe(
      'Quando compare il nome Brunalba, in 3 casi su 8 il giudizio scende sul prezzo: «Brunalba ha prezzi alti per chi comincia».',
    );
    expect(finding?.evidence).toContainEqual({
      type: 'figure',
      label: 'Menzioni con prezzo alto',
      value: '3 su 8',
    });
  });

  it('names the rival that is praised on the same point', () => {
    const cheap = {
      name: 'Illy',
      tone: 'positive',
      aspects: ['economico'],
      sentence: 'Illy resta la scelta più economica di tutte.',
    } as const;
    expect(find(times(2, { says: [dear, cheap] }), 'blame:price')?.action.why).toContain(
      'Sullo stesso punto le risposte apprezzano Illy.',
    );
  });

  it('is a single case only while it is one', () => {
    const finding = find([{ says: [dear] }, ...times(11, { says: [OWN] })], 'blame:price');
    expect(finding).toMatchObject({
      priority: 'Low',
      action: { expectedOutcome: 'Nessuna risposta con questo giudizio' },
    });
  });

  it('counts an answer for one kind of reproach, though it utters two', () => {
    const both = {
      name: OWN,
      tone: 'negative',
      aspects: ['costoso', 'lento'],
      sentence: 'Brunalba è cara e lenta nelle consegne.',
    } as const;
    const keys = listFindings({ digest: digestOf(times(3, { says: [both] })), page: null }).map(
      ({ key }) => key,
    );
    expect(keys.filter((key) => key.startsWith('blame'))).toEqual(['blame:price']);
  });

  it('is left out when only a rival is meant', () => {
    expect(
      find(
        times(4, {
          says: [OWN, { ...dear, name: 'Illy', sentence: 'Illy ha prezzi alti per chi comincia.' }],
        }),
        'blame:price',
      ),
    ).toBeUndefined();
  });
});

describe('engines that differ', () => {
  const engines = (weak: number) => [
    ...times(20, { says: [OWN], engine: 'openai' }),
    ...times(weak, { says: [OWN], engine: 'google' }),
    ...times(20 - weak, { says: ['Illy'], engine: 'google' }),
  ];

  it('are a task only where chance cannot explain it', () => {
    expect(find(engines(3), 'engine:google')?.action.why).toBe(
      'Alla stessa domanda Gemini fa il nome Brunalba in 3 risposte su 20, ChatGPT in 20 risposte su 20: la differenza non è dovuta al caso.',
    );
    expect(find(engines(16), 'engine:google')).toBeUndefined();
    expect(find(times(9, { says: ['Illy'] }), 'engine:openai')).toBeUndefined();
  });
});
