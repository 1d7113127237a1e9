import type { WordRange } from '../place.ts';
import type { Language } from '../../../extraction.ts';
import { possessives } from '../../../lexicon/index.ts';
import { examplePairs, wordsByLanguage, wordsOf } from '../../../lexicon/grammar.ts';
import type { ReadSegment } from '../../../document/read-answer.ts';
import type { Spelling } from '../../../document/text/spelling.ts';
import { flagIn, flagOf } from '../../../document/text/spelling.ts';
import { openingsOfList } from './listed-names.ts';

const isPossessive = flagIn(possessives);
const known = wordsByLanguage('runArticles');
const runArticles = { it: flagIn(known.it), en: flagIn(known.en), es: flagIn(known.es) };
const EXAMPLE_LINKS = wordsOf('exampleLinks');
const endsPair = flagIn(new Set([...examplePairs].map((pair) => pair.split(' ')[1] ?? '')));
const opensExample = flagOf(({ folded }) => EXAMPLE_LINKS.has(folded));

/** "Comau con il suo Agile1500", "its Skypod": what a company owns is its product. */
export function isOwned({ segment, first }: WordRange): boolean {
  const before = segment.words[first - 1];
  return before !== undefined && isPossessive(before.spelling);
}

/** "il Tacografo", "las Fallas", "the Great Barrier Reef": companies mostly go without an article. */
export function isBehindArticle({ segment, first }: WordRange, language: Language): boolean {
  const before = segment.words[first - 1];
  return before !== undefined && !before.capital && runArticles[language](before.spelling);
}

/** The nouns the run is an example of: "fiere come Artistar Jewels e Vicenzaoro", "foams (e.g., Zorblite)". */
export function exampleNouns({ segment, first }: WordRange): readonly Spelling[] {
  return openingsOfList(segment, first, true).flatMap((opening) => {
    const length = exampleLink(segment, opening);
    const noun = length === 0 ? undefined : segment.words[opening - 1 - length];
    return noun === undefined ? [] : [noun.spelling];
  });
}

/** How many words before a list of examples announce it: "like", "e.g."; 0 for none. */
function exampleLink({ words }: ReadSegment, opening: number): number {
  const [first, second] = [words[opening - 2], words[opening - 1]];
  if (second === undefined) return 0;
  if (
    first !== undefined &&
    endsPair(second.spelling) &&
    examplePairs.has(`${first.folded} ${second.folded}`)
  )
    return 2;
  return opensExample(second.spelling) ? 1 : 0;
}
