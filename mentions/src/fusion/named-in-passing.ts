import { isEnumeration } from '../recognizers/structural/link-enumerations.ts';
import type { NameMatch } from '../recognizers/gazetteer/match-names.ts';
import { allPhrases, lineNouns, platforms } from '../lexicon/index.ts';
import type { ReadAnswer } from '../document/read-answer.ts';
import { flagIn } from '../document/text/spelling.ts';
import type { Judged } from '../recognizers/gazetteer/context/judge-names.ts';

const isLineNoun = flagIn(lineNouns);
const cues = allPhrases('passingCues');
/** "certified by organizations like PETA": small words stand between. */
const CUE_REACH = 5;
const OPENS_VALUE = /^[\s:"'’“«*_]*$/u;
const RATED_ON = /(?:\d\s?\/\s?(?:5|10)|stelle|stars|estrellas)\s(?:su|on|en)\s$/u;

/**
 * The namings in passing: a line or technology of the company spoken of ("la suite HR Infinity"), what certifies or
 * rates it ("certified by PETA", "4,7/5 su Trustpilot"), a browser or system it runs on. A user's own brand is what is
 * measured, so it is never one of them.
 */
export function findNamedInPassing(answer: ReadAnswer, judged: readonly Judged[]): ReadonlySet<NameMatch> {
  const passing = new Set<NameMatch>();
  const runsOn = new Set<NameMatch>();
  judged.forEach(({ match }, index) => {
    if (match.form.company.source === 'brand') return;
    if (isPlatform(match)) runsOn.add(match);
    const before = judged[index - 1]?.match;
    const after = judged[index + 1]?.match;
    const isListed =
      before !== undefined &&
      passing.has(before) &&
      before.segment === match.segment &&
      isEnumeration(answer.visible.slice(before.end, match.start));
    if (isListed || isLine(answer, { match, before, after }) || isSeal(answer, match)) passing.add(match);
  });
  return new Set([...passing, ...runsOn]);
}

interface Neighbours {
  match: NameMatch;
  before: NameMatch | undefined;
  after: NameMatch | undefined;
}

function isLine(answer: ReadAnswer, { match, before, after }: Neighbours): boolean {
  const { segment, first, start } = match;
  const [noun, word] = [segment.words[first - 2], segment.words[first - 1]];
  if (word === undefined) return false;
  const isDirect = isLineNoun(word.spelling);
  const isDescribed = noun !== undefined && isLineNoun(noun.spelling) && !word.capital;
  if (!isDirect && !isDescribed) return false;
  if (!OPENS_VALUE.test(answer.visible.slice(word.end, start))) return false;
  return isSpokenOf(match, before) || isMaker(answer, match, after);
}

/** Whether the company named last is the one this stretch of text is about, and no sibling of it. */
function isSpokenOf({ segment, form }: NameMatch, before: NameMatch | undefined): boolean {
  if (before === undefined || before.form.company === form.company) return false;
  if (before.segment === segment) return true;
  const areSiblings = segment.kind !== 'paragraph' && before.segment.group === segment.group;
  return before.segment.block === segment.block && !areSiblings;
}

/** "Sistema A Modo Mio (Lavazza)". */
const isMaker = ({ visible }: ReadAnswer, match: NameMatch, after: NameMatch | undefined): boolean =>
  after?.segment === match.segment && /^\s?\($/u.test(visible.slice(match.end, after.start));

function isSeal({ visible }: ReadAnswer, { segment, first, start }: NameMatch): boolean {
  if (RATED_ON.test(visible.slice(Math.max(segment.start, start - 16), start))) return true;
  for (let last = first - 1; last >= Math.max(0, first - CUE_REACH); last--) {
    const word = segment.words[last];
    if (word === undefined || word.capital) return false;
    if (cues.has(word.folded) || cues.has(`${segment.words[last - 1]?.folded ?? ''} ${word.folded}`))
      return true;
  }
  return false;
}

const isPlatform = ({ form, segment: { kind, words }, first }: NameMatch): boolean =>
  platforms.has(form.key) && (kind === 'paragraph' || !words.slice(0, first).every(({ digits }) => digits));
