import { describe, expect, it } from 'vitest';
import { extractMentions } from '../extract-mentions.ts';

const FENCE = '```';
const LIST = '1. **Qonto** – ottimo per freelance\n2. **Finom** – gratis';
const namesIn = (answer: string) => extractMentions({ answer }).mentions.map(({ name }) => name);

describe('an answer set in a code fence', () => {
  it.each([
    ['a fence of Markdown', `${FENCE}markdown\n${LIST}\n${FENCE}`],
    ['a fence without a label', `${FENCE}\n${LIST}\n${FENCE}`],
    ['a fence of tildes', `~~~md\n${LIST}\n~~~`],
    ['a fence that never closes', `${FENCE}markdown\n${LIST}`],
    ['a fence behind a short opening', `Ecco la classifica:\n\n${FENCE}text\n${LIST}\n${FENCE}`],
    ['a fence before a farewell', `${FENCE}\n${LIST}\n${FENCE}\n\nFammi sapere se vuoi altro.`],
    [
      'a fence of Markdown with a program in it',
      `${FENCE}markdown\n${LIST}\n${FENCE}js\nnew Zorbano();\n${FENCE}\nProva e dimmi.\n${FENCE}`,
    ],
  ])('is read: %s', (_case, answer) => {
    const { status, mentions } = extractMentions({ answer });
    expect(status).toBe('ok');
    expect(mentions.map(({ name }) => name)).toEqual(['Qonto', 'Finom']);
    expect(mentions[0]?.firstIndex).toBe(answer.indexOf('Qonto'));
  });

  it('is read into the same companies and places as without it', () => {
    const bare = extractMentions({ answer: LIST });
    const fenced = extractMentions({ answer: `${FENCE}markdown\n${LIST}\n${FENCE}` });
    const facts = ({ mentions }: typeof bare) =>
      mentions.map(({ name, position, sentiment, occurrences }) => [name, position, sentiment, occurrences]);
    expect(facts(fenced)).toEqual(facts(bare));
  });
});

describe('a program in an answer', () => {
  it.each([
    ['with a label', `Ecco:\n${FENCE}python\nimport Qonto\nQonto.list()\n${FENCE}`],
    ['without one', `Ecco il codice:\n${FENCE}\nconst conto = new Qonto();\nconto.list();\n${FENCE}`],
    ['that is data', `${FENCE}json\n{"nome": "Qonto"}\n${FENCE}`],
    ['that is data without a label', `${FENCE}\n{\n  "nome": "Qonto"\n}\n${FENCE}`],
    ['in a sentence', 'Usa `Qonto.list()` nel tuo foglio.'],
  ])('stays unread: %s', (_case, answer) => {
    expect(namesIn(answer)).toEqual([]);
  });
});
