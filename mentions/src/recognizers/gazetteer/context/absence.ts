import type { Language, TextSpan } from '../../../extraction.ts';
import { lexicons } from '../../../lexicon/index.ts';
import type { ReadAnswer } from '../../../document/read-answer.ts';
import { readSentences } from '../../../document/text/sentences.ts';

const TURNS = /(?:;\s|,?\s(?:ma|mentre|but|while|whereas|pero|mientras)\s)/iu;
const MAX_REFUSAL = 600;

const absencePatterns = compile('absence', 'iu');
const refusalPatterns = compile('refusal', 'iu');

function compile(section: 'absence' | 'refusal', flags: string): Readonly<Record<Language, RegExp>> {
  const build = (language: Language): RegExp => {
    const phrases = lexicons[language][section].map((phrase) => `(?:${phrase})`).join('|');
    return new RegExp(phrases, flags);
  };
  return { it: build('it'), en: build('en'), es: build('es') };
}

/** The parts of a stretch of an answer that say that nothing was found about whoever they name. */
export function readAbsences({
  answer,
  span: { start, end },
  language,
}: {
  answer: ReadAnswer;
  span: TextSpan;
  language: Language;
}): TextSpan[] {
  const { visible } = answer;
  const pattern = absencePatterns[language];
  if (!pattern.test(visible.slice(start, end))) return [];
  return readSentences({ text: answer.raw, start, end }).flatMap((sentence) => {
    const found = pattern.exec(visible.slice(sentence.start, sentence.end));
    if (found === null) return [];
    return [clauseAround({ visible, sentence, at: sentence.start + found.index, length: found[0].length })];
  });
}

/** A contrast ("ma", "while") on either side of the statement ends its reach. */
function clauseAround({
  visible,
  sentence,
  at,
  length,
}: {
  visible: string;
  sentence: TextSpan;
  at: number;
  length: number;
}): TextSpan {
  const before = visible.slice(sentence.start, at);
  const after = visible.slice(at + length, sentence.end);
  const turnAfter = TURNS.exec(after);
  const lastTurn = [...before.matchAll(new RegExp(TURNS, 'giu'))].at(-1);
  const isDirect = lastTurn !== undefined && lastTurn.index + lastTurn[0].length < before.length - 1;
  return {
    start: isDirect ? sentence.start + lastTurn.index + lastTurn[0].length : sentence.start,
    end: turnAfter === null ? sentence.end : at + length + turnAfter.index,
  };
}

/** Whether the answer is a refusal: it opens with one and says little else. */
export function isRefusal(answer: ReadAnswer, language: Language): boolean {
  const text = answer.visible.trim();
  return text.length <= MAX_REFUSAL && refusalPatterns[language].test(text);
}
