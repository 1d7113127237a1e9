import { describe, expect, it } from 'vitest';
import { aChannel, aHistory, anIncomparableRate, somePoints } from '../../../../test/history-builders.ts';
import { sayChannels } from './say-channels.ts';

const say = (channels: ReturnType<typeof aChannel>[], marks: ReturnType<typeof aHistory>['marks'] = []) =>
  sayChannels(aHistory({ channels, marks }));
/** The same rate from the first day to the last. */
const steady = (engine: Parameters<typeof aChannel>[0], share: number, n = 84) =>
  aChannel(engine, { from: share, to: share, points: somePoints({ from: share, to: share, n }) });

describe('the sentence on the engines', () => {
  it('says where the company is strong and where it is missing, and where that changes', () => {
    expect(sayChannels(aHistory())).toBe(
      'Più forte su Perplexity e ChatGPT, manchi di più su Claude (19,0%): regge anche confrontando insieme tutti i motori. In crescita su Perplexity e ChatGPT.',
    );
  });

  it('claims no difference that is not proven', () => {
    expect(say([steady('openai', 0.3), steady('google', 0.36)])).toBe(
      'Fra i motori nessuna differenza oltre la variabilità.',
    );
  });

  it('is stricter the more engines there are', () => {
    const apart = [steady('openai', 0.25), steady('google', 0.43)];
    expect(say(apart)).toContain('Più forte su Gemini, manchi di più su ChatGPT');
    const between = (['perplexity', 'anthropic', 'compatible', 'demo'] as const).map((engine) =>
      steady(engine, 0.34),
    );
    expect(say([...apart, ...between])).toBe('Fra i motori nessuna differenza oltre la variabilità.');
  });

  it('says of one engine that there is no other', () => {
    expect(say([steady('openai', 0.3)])).toBe(
      'Un solo motore: ChatGPT. Con un secondo si vede dove sei forte e dove manchi.',
    );
  });

  it('says that no engine names the company', () => {
    expect(say([steady('openai', 0), steady('google', 0)])).toBe(
      'Nessun motore ti nomina negli ultimi giorni.',
    );
  });

  it('says of which engines none does, where another has too few answers', () => {
    expect(say([steady('openai', 0), steady('google', 0), steady('anthropic', 0.9, 5)])).toBe(
      'Negli ultimi giorni non ti nominano ChatGPT e Gemini.',
    );
  });

  it('compares no engine that answered little or stopped before the end', () => {
    const stopped = aChannel('google', {
      from: 0.9,
      to: 0.9,
      points: somePoints({ from: 0.9, to: 0.9 }).map((point, index) =>
        index > 20 ? { ...point, mentions: 0, responses: 0 } : point,
      ),
      rate: anIncomparableRate('too_few'),
    });
    expect(say([steady('openai', 0.1), stopped])).toBe(
      'Per mettere i motori uno accanto all’altro le risposte sono ancora poche.',
    );
  });

  it('says that none answered', () => {
    const silent = somePoints({ from: 0, to: 0 }).map(({ day }) => ({ day, mentions: 0, responses: 0 }));
    const rate = anIncomparableRate('too_few');
    expect(say([aChannel('openai', { from: 0, to: 0, points: silent, rate })])).toBe(
      'Nessun motore ha risposto in questo periodo.',
    );
  });
});
