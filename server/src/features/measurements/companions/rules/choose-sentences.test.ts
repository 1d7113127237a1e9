import { describe, expect, it } from 'vitest';
import type { ReadMention } from '../../summary/rules/read-answer.ts';
import { chooseSentences } from './choose-sentences.ts';

const span = (text: string, word: string, tone: 'positive' | null = null) => {
  const start = text.indexOf(word);
  return { start, end: start + word.length, tone };
};
const mention = (key: string, isOwn: boolean, spans: ReadMention['spans']): ReadMention => ({
  companyKey: key,
  name: key,
  isOwn,
  position: 1,
  sentiment: null,
  aspects: [],
  spans,
});
function anAnswer(id: string, text: string, tone: 'positive' | null = null) {
  const answer = {
    id,
    promptId: 'p',
    engine: 'openai' as const,
    day: '2026-11-20',
    createdAt: new Date(0),
    mentions: [
      mention('belvento', true, [span(text, 'Belvento')]),
      mention('lagoalto', false, [span(text, 'Lagoalto', tone)]),
    ],
  };
  return { answer, text };
}
const choose = (...given: ReturnType<typeof anAnswer>[]) =>
  chooseSentences({
    key: 'lagoalto',
    answers: given.map(({ answer }) => answer),
    texts: new Map(given.map(({ answer, text }) => [answer.id, text])),
  });

const APART = 'Lagoalto ha la spa più grande del lago. Poi viene Belvento con le camere.';
const BOTH = 'Tra Lagoalto e Belvento la vista migliore è del secondo.';

describe('the sentences on a company beside the own one', () => {
  it('name both first, then judge, then are newer; two at most, from two answers', () => {
    const chosen = choose(
      anAnswer('new', APART),
      anAnswer('judged', `Ecco qui. ${APART}`, 'positive'),
      anAnswer('both', BOTH),
    );
    expect(chosen.map(({ resultId, namesBoth }) => [resultId, namesBoth])).toEqual([
      ['both', true],
      ['judged', false],
    ]);
    expect(chosen[0]?.quote).toBe('Tra Lagoalto e Belvento la vista migliore è del secondo');
  });

  it('are none of answers whose text is gone, of names alone, or of answers that name one of both', () => {
    expect(choose(anAnswer('list', '- Lagoalto\n- Belvento'))).toEqual([]);
    const { answer } = anAnswer('gone', BOTH);
    expect(chooseSentences({ key: 'lagoalto', answers: [answer], texts: new Map() })).toEqual([]);
    const alone = { ...answer, mentions: answer.mentions.filter(({ isOwn }) => !isOwn) };
    expect(chooseSentences({ key: 'lagoalto', answers: [alone], texts: new Map([['gone', BOTH]]) })).toEqual(
      [],
    );
  });

  it('are said once where two answers say the same', () => {
    expect(choose(anAnswer('a', BOTH), anAnswer('b', BOTH))).toHaveLength(1);
  });

  it('stay one line of plain words, whatever an answer holds', () => {
    const hostile =
      '<script>alert(1)</script> [Lagoalto](javascript:alert(1)) batte\u202e Belvento in\u0000 tutto, **sempre**.';
    const [first] = choose(anAnswer('x', hostile));
    expect(first?.quote).not.toMatch(/javascript:|\*|\n|[\u0000\u202e]/);
  });
});
