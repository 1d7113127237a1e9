import type { At, ReadAnswer } from '../document/document.ts';
import { flagOf } from '../document/spelling.ts';
import type { Language } from '../extraction.ts';
import { lexicons } from '../lexicon/index.ts';
import { type PhraseTable, createPhraseTable } from './phrase-table.ts';

/** The side a label takes: what follows praises, blames, says for whom it is, is to be avoided or the answer's own pick. */
export type Side = 'pros' | 'cons' | 'fit' | 'avoid' | 'pick';

const tables: Partial<Record<Language, PhraseTable<Side>>> = {};
const MAX_LABEL_WORDS = 5;

const tableOf = (language: Language): PhraseTable<Side> => (tables[language] ??= buildTable(language));

function buildTable(language: Language): PhraseTable<Side> {
  const { prosTitles, consTitles, fitTitles, avoidTitles, pickTitles } = lexicons[language];
  return createPhraseTable<Side>([
    ...avoidTitles.map((phrase) => [phrase, 'avoid'] as const),
    ...consTitles.map((phrase) => [phrase, 'cons'] as const),
    ...fitTitles.map((phrase) => [phrase, 'fit'] as const),
    ...pickTitles.map((phrase) => [phrase, 'pick'] as const),
    ...prosTitles.map((phrase) => [phrase, 'pros'] as const),
  ]);
}

/** The side of a label at the start of a segment ("Contro: prezzo alto") or of a heading; null for none. */
export function sideOfSegment({
  answer,
  segment,
  language,
}: At<'answer' | 'segment' | 'language'>): Side | null {
  const found = tableOf(language).findAt(segment.words, 0);
  const last = found === null ? undefined : segment.words[found.length - 1];
  if (found === null || last === undefined) return null;
  const isTitle = segment.kind === 'heading' || segment.kind === 'title' || segment.kind === 'header-cell';
  const next = segment.words[found.length];
  const after = answer.visible.slice(last.end, next?.start ?? segment.end);
  if (found.value === 'pick') return isTitle && segment.words.length <= MAX_LABEL_WORDS ? 'pick' : null;
  const isLabel = /:|\s[–—-]\s/u.test(after) || next === undefined;
  return isLabel || (isTitle && segment.words.length <= MAX_LABEL_WORDS) || found.value === 'avoid'
    ? found.value
    : null;
}

const OPENING = 600;
const RECOMMENDING =
  /^(?:miglior|consigli|affidabil|best|top|leading|recommend|trusted|popular|great|mejor|recomend)/u;
const MUCH_CHOSEN = /^(?:noti|note|diffus|usat|adatt|convincent|apprezzat|conosciut|popolari)/u;
const recommends = flagOf(({ folded }) => RECOMMENDING.test(folded));
const isMostChosen = flagOf(({ folded }) => MUCH_CHOSEN.test(folded));

// "Scelta consigliata per chi viaggia": behind a company’s name it praises this one, not the list.
const OF_ONE = /^(?:consigli|affidabil|recommend|recomend)/u;
const praisesOne = flagOf(({ folded }) => OF_ONE.test(folded));

/** Whether the answer opens as a choice of good ones ("Ecco i migliori", "i più usati", "Top picks"). */
export function isRecommending({ segments }: ReadAnswer, firstNamed: number): boolean {
  for (const { words } of segments)
    for (let index = 0; index < words.length; index++) {
      const word = words[index];
      if (word === undefined || word.start >= OPENING) return false;
      const { start, spelling } = word;
      if (start >= firstNamed && praisesOne(spelling)) continue;
      if (recommends(spelling) || (words[index - 1]?.folded === 'piu' && isMostChosen(spelling))) return true;
    }
  return false;
}
