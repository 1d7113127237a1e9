import lines from '../lexicon/aspects.json' with { type: 'json' };
import { within } from '../document/document.ts';
import type { Aspect, Tone } from '../extraction.ts';
import type { CompanyTone } from './judge-tones.ts';
import { createPhraseTable } from './phrase-table.ts';

interface NamedAspect {
  label: string;
  tone: Tone;
}

const toTone = (tone: string): Tone => (tone === 'negative' ? 'negative' : 'positive');

const MAX_ASPECTS = 4;
const aspects = createPhraseTable<NamedAspect>(
  lines.flatMap(({ label, tone, cues }) => cues.map((cue) => [cue, { label, tone: toTone(tone) }] as const)),
);

/** Short labels for what the answer says of a company, from the sentences that judge it; at most four. */
export function readAspects({ judgements }: CompanyTone): Aspect[] {
  if (judgements.length === 0) return [];
  const found = new Map<string, Aspect>();
  // Several words may judge in one sentence; it is read once for praise and once for blame.
  const read = new Set<number>();
  for (const { segment, start, end, weight } of judgements) {
    if (found.size >= MAX_ASPECTS) break;
    const place = weight > 0 ? start : -start - 1;
    if (read.has(place)) continue;
    read.add(place);
    const words = within(segment.words, { start, end });
    for (let index = 0; index < words.length && found.size < MAX_ASPECTS; index++) {
      const aspect = aspects.findAt(words, index)?.value;
      const agrees = aspect !== undefined && (aspect.tone === 'positive') === weight > 0;
      if (agrees && !found.has(aspect.label)) found.set(aspect.label, { ...aspect });
    }
  }
  return [...found.values()];
}
