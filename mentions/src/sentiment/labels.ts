import type { Language } from '../extraction.ts';
import { lexicons } from '../lexicon/index.ts';
import type { ReadAnswer, ReadSegment } from '../read-answer.ts';
import { fold } from '../text/fold.ts';
import type { PhraseTable } from './phrase-table.ts';
import { createPhraseTable } from './phrase-table.ts';

/** The side a label takes: what follows praises, blames, says for whom it is, or should be avoided. */
export type Side = 'pros' | 'cons' | 'fit' | 'avoid';

const tables = new Map<Language, PhraseTable<Side>>();
const MOST_LABEL_WORDS = 5;

function tableOf(language: Language): PhraseTable<Side> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const { prosTitles, consTitles, fitTitles, avoidTitles } = lexicons[language];
  const built = createPhraseTable<Side>([
    ...avoidTitles.map((phrase) => [phrase, 'avoid'] as const),
    ...consTitles.map((phrase) => [phrase, 'cons'] as const),
    ...fitTitles.map((phrase) => [phrase, 'fit'] as const),
    ...prosTitles.map((phrase) => [phrase, 'pros'] as const),
  ]);
  tables.set(language, built);
  return built;
}

/** The side of a label at the start of a segment ("Contro: prezzo alto") or of a heading; null for none. */
export function sideOfSegment({
  answer,
  segment,
  language,
}: {
  answer: ReadAnswer;
  segment: ReadSegment;
  language: Language;
}): Side | null {
  const found = tableOf(language).findAt(segment.words, 0);
  const last = found === null ? undefined : segment.words[found.length - 1];
  if (found === null || last === undefined) return null;
  const isTitle = segment.kind === 'heading' || segment.kind === 'title' || segment.kind === 'header-cell';
  const next = segment.words[found.length];
  const after = answer.visible.slice(last.end, next?.start ?? segment.end);
  const isLabel = /:|\s[–—-]\s/u.test(after) || next === undefined;
  return isLabel || (isTitle && segment.words.length <= MOST_LABEL_WORDS) || found.value === 'avoid'
    ? found.value
    : null;
}

/** Whether a list or section is introduced as a choice of good ones ("Ecco i migliori", "Top picks"). */
export function isRecommending(answer: ReadAnswer): boolean {
  const opening = fold(answer.visible.slice(0, 600));
  return RECOMMENDING.test(opening);
}

const RECOMMENDING =
  /\b(?:miglior\p{L}*|consigli\p{L}*|affidabil\p{L}*|piu (?:noti|note|diffus\p{L}*|usat\p{L}*|adatt\p{L}*|convincent\p{L}*|apprezzat\p{L}*|conosciut\p{L}*|popolari)|best|top|leading|recommend\p{L}*|trusted|popular|great|mejor\p{L}*|recomend\p{L}*)/u;
