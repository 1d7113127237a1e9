import data from './legal-forms.json' with { type: 'json' };
import { readNameWords, type Word } from '../document/document.ts';
import { fold, holdsSign, lettersAndDigits, splitAtSigns, withoutJoints } from '../document/spelling.ts';
import { isAnd } from '../lexicon/index.ts';

const MAX_WORDS = 8;
/** How many words a form in front of a name has, the longest first. */
const LEADING_LENGTHS = [4, 3, 2, 1];
/** "S.r.l. - Società Benefit". */
const MAX_GAP = 4;
/** Family name and first name, or its letter. */
const MIN_PARTNER_WORDS = 2;

const JOINED = /^(?:&|et? ) ?/u;

const closeUp = (form: string): string => lettersAndDigits(fold(form));

const forms = Object.values(data.countries).flat();
/** By their letters alone: `spa` of "S.p.A.", `soccoop` of "Soc. Coop.". */
const plainForms = new Set(forms.filter((form) => !JOINED.test(form)).map(closeUp));
/** Those that go on from an "and": "& C. S.n.c.". */
const joinedForms = new Set(
  forms.filter((form) => JOINED.test(form)).map((form) => closeUp(form.replace(JOINED, ''))),
);
const asListed = new Set(forms.map((form) => (form.endsWith('.') ? form.slice(0, -1) : form)));
const farms = new Set(data.farms.map(closeUp));
const partnerWords = new Set(data.beforePartners);
const leadingForms = new Set(data.leading.map(closeUp));
const everyday = new Set(data.everyday);
const dotted = new Set(data.dotted);
const opensForm = new Set(
  [...forms, ...data.leading].flatMap((form) => {
    const bare = form.replace(JOINED, '');
    return [closeUp(bare), fold(splitAtSigns(bare)[0] ?? '')];
  }),
);

interface Stretch {
  text: string;
  words: readonly Word[];
}

/** How many words from `from` on are a legal form behind a name; 0 for none. */
export function legalFormBehind({ text, words }: Stretch, from: number): number {
  const [before, first] = [words[from - 1], words[from]];
  if (first === undefined || before === undefined || !isApart(text, before, first)) return 0;
  const gap = text.slice(before.end, first.start);
  const length = longestForm({ text, words }, from, gap.includes('&') ? joinedForms : plainForms);
  // "Zorbano, ASD Virtus": it opens the next name.
  const isNext = gap.includes(',') && leadingForms.has(lettersOf(words, from, from + length));
  if (length > 0) return isNext && words[from + length]?.capital === true ? 0 : length;
  if (!isAnd(first.folded) || words[from + 1]?.capital !== true) return 0;
  const joined = longestForm({ text, words }, from + 1, joinedForms);
  return joined === 0 ? 0 : joined + 1;
}

/** How many words before `end` are a legal form that stands in front of a name: "ASD" of "ASD Virtus". */
export function legalFormBefore({ text, words }: Stretch, end: number): number {
  for (const length of LEADING_LENGTHS) {
    const [first, last, name] = [words[end - length], words[end - 1], words[end]];
    if (first === undefined || last === undefined || name === undefined) continue;
    if (!leadingForms.has(lettersOf(words, end - length, end)) || !isNear(text, last, name)) continue;
    if (isWritten({ text, words }, end - length, length)) return length;
  }
  return 0;
}

/** A name without its legal form, before or behind it. */
export function withoutLegalForm(name: string): string {
  const words = readNameWords(name);
  if (words.length < 2) return name;
  const isLeading = (end: number): boolean =>
    end < words.length && legalFormBefore({ text: name, words }, end) === end;
  const leading = LEADING_LENGTHS.find(isLeading) ?? 0;
  for (let from = leading + 1; from < words.length; from++) {
    const length = legalFormBehind({ text: name, words }, from);
    if (length > 0 && from + length === words.length)
      return withoutLegalForm(withoutJoints(name.slice(words[leading]?.start, words[from - 1]?.end)));
  }
  return leading === 0 ? name : withoutJoints(name.slice(words[leading]?.start));
}

/** "Le Vigne di Anna" of "Az. Agr. Le Vigne di Anna"; null where a single word would be left, which many may have. */
export function withoutFarm(name: string): string | null {
  const words = readNameWords(name);
  for (let end = 2; end < words.length - 1; end++)
    if (farms.has(lettersOf(words, 0, end))) return name.slice(words[end]?.start);
  return null;
}

/**
 * "Bar Sport" of "Bar Sport di Rossi Mario & C. S.n.c." and of "Bar Sport S.n.c. di Rossi Mario & C.": what a partnership
 * is called, without the partner it is registered under. Null where nothing tells the partner from the name, as in
 * "La Casa di Anna & C.".
 */
export function withoutPartner(name: string): string | null {
  const words = readNameWords(name);
  const stretch = { text: name, words };
  for (let at = 2; at < words.length - 1; at++) {
    if (!partnerWords.has(words[at]?.folded ?? '') || words[at + 1]?.capital !== true) continue;
    for (let from = 1; from < at; from++)
      if (legalFormBehind(stretch, from) === at - from) return name.slice(0, words[from - 1]?.end);
    for (let end = at + MIN_PARTNER_WORDS + 1; end < words.length; end++)
      if (isPartnership(stretch, end)) return name.slice(0, words[at - 1]?.end);
  }
  return null;
}

/** Whether everything from a word on is the form of a company of partners: "& C. S.n.c.". */
function isPartnership(stretch: Stretch, from: number): boolean {
  const { text, words } = stretch;
  const [before, first] = [words[from - 1], words[from]];
  if (before === undefined || first === undefined) return false;
  const isJoined = isAnd(first.folded) || text.slice(before.end, first.start).includes('&');
  return isJoined && legalFormBehind(stretch, from) === words.length - from;
}

function longestForm(stretch: Stretch, from: number, known: ReadonlySet<string>): number {
  const { text, words } = stretch;
  if (!opensForm.has(words[from]?.folded ?? '')) return 0;
  let letters = '';
  let found = 0;
  for (let at = from; at < words.length && at - from < MAX_WORDS; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (word === undefined || (at > from && before !== undefined && !isNear(text, before, word))) break;
    letters += word.folded;
    const isForm = known.has(letters) && (known === joinedForms || isWritten(stretch, from, at - from + 1));
    if (isForm) found = at - from + 1;
  }
  return found;
}

const lettersOf = (words: readonly Word[], from: number, end: number): string =>
  words.slice(from, end).reduce((letters, { folded }) => letters + folded, '');

/** A word that is one elsewhere, too ("as", "co"), is a legal form in capitals or with dots. */
function isWritten({ text, words }: Stretch, from: number, length: number): boolean {
  const letters = lettersOf(words, from, from + length);
  if (!everyday.has(letters) && !dotted.has(letters)) return true;
  const [first, last] = [words[from], words[from + length - 1]];
  if (first === undefined || last === undefined) return false;
  const written = text.slice(first.start, last.end + 1);
  if (length > 1 || written.endsWith('.')) return holdsSign(written, './');
  return !dotted.has(letters) && (first.allCapitals || first.mixed || asListed.has(first.spelling.written));
}

/** "A.P.C." holds no legal form: a name and its form are two words. */
const isApart = (text: string, before: Word, word: Word): boolean =>
  isNear(text, before, word) &&
  holdsSign(text.slice(before.end, word.start), ' \u00A0\u202F\t,') &&
  (text.charAt(before.end) !== '.' || before.end - before.start < 3);

const isNear = (text: string, before: Word, word: Word): boolean =>
  word.start - before.end <= MAX_GAP &&
  !holdsSign(text.slice(before.end, word.start).replace(' (', ''), '\n;:!?)(|');
