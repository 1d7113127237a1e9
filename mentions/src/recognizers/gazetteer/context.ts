import { type At, type ReadAnswer, readSentences } from '../../document/document.ts';
import type { Language, TextSpan } from '../../extraction.ts';
import { lexicons, eachLanguage, isIn, allPhrases } from '../../lexicon/index.ts';
import type { NameMatch } from './match-names.ts';
import { pattern } from '../../lexicon/pattern.ts';
import { toPhrases } from '../../lexicon/phrases.ts';
import { OPENS_VALUE } from '../../document/signs.ts';

const sourceCues = toPhrases(allPhrases('sourceCues'));
const standsBetween = isIn('definiteArticles', 'indefiniteArticles', 'contractedArticles', 'sourceLinks');

/** Whether the name is quoted as a source: "secondo Altroconsumo", "according to Wirecutter", "(fonte: G2)". */
export function isNamedAsSource({
  answer,
  segment: { words },
  first,
}: At<'answer' | 'segment' | 'first'>): boolean {
  const [article, name] = [words[first - 1], words[first]];
  const behind = article !== undefined && standsBetween(article.spelling) ? first - 1 : first;
  const cueEnd = words[behind - 1];
  const length = sourceCues.lengthBefore(words, behind);
  if (length === 0 || cueEnd === undefined || name === undefined) return false;
  // "open source" is no source.
  if (words[behind - length - 1]?.folded === 'open') return false;
  return behind < first || OPENS_VALUE.test(answer.visible.slice(cueEnd.end, name.start));
}

const SELF = pattern(
  'iu',
)`\b${'selfOpenings'}\s(?:\p{L}+\s){0,4}(?:${'assistantStems'}\p{L}*|${'assistantWords'})\b[^.]{0,40}$`;
const SELF_REACH = 80;

/** "As an AI model made by …": the engine speaks of itself. */
export const speaksOfItself = ({ visible }: ReadAnswer, { segment, start }: NameMatch): boolean =>
  SELF.test(visible.slice(Math.max(segment.start, start - SELF_REACH), start));

const TURNS = pattern('iu')`(?:;\s|,?\s${'clauseTurns'}\s)`;
const MAX_REFUSAL = 600;

const compile = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => `(?:${phrase})`).join('|'), 'iu');
const absencePatterns = eachLanguage((language) => compile(lexicons[language].absence));
const refusalPatterns = eachLanguage((language) => compile(lexicons[language].refusal));

/** The parts of a stretch of an answer that say that nothing was found about whoever they name. */
export function readAbsences({
  answer,
  span: { start, end },
  language,
}: At<'answer' | 'language'> & { span: TextSpan }): TextSpan[] {
  const { visible } = answer;
  const pattern = absencePatterns[language];
  if (!pattern.test(visible.slice(start, end))) return [];
  return readSentences({ text: answer.raw, start, end }).flatMap((sentence) => {
    const found = pattern.exec(visible.slice(sentence.start, sentence.end));
    if (found === null) return [];
    const at = sentence.start + found.index;
    return [clauseAround(visible, sentence, { start: at, end: at + found[0].length })];
  });
}

/** A turn ("ma", "while") on either side of the statement ends its reach. */
function clauseAround(visible: string, sentence: TextSpan, { start, end }: TextSpan): TextSpan {
  const before = visible.slice(sentence.start, start);
  const turnAfter = TURNS.exec(visible.slice(end, sentence.end));
  const lastTurn = [...before.matchAll(new RegExp(TURNS, 'giu'))].at(-1);
  const turnEnd = lastTurn === undefined ? before.length : lastTurn.index + lastTurn[0].length;
  return {
    start: turnEnd < before.length - 1 ? sentence.start + turnEnd : sentence.start,
    end: turnAfter === null ? sentence.end : end + turnAfter.index,
  };
}

/** Whether the answer is a refusal: it opens with one and says little else. */
export function isRefusal(answer: ReadAnswer, language: Language): boolean {
  const text = answer.visible.trim();
  return text.length <= MAX_REFUSAL && refusalPatterns[language].test(text);
}
