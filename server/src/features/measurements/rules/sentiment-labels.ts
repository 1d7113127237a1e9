import { type SentimentLabel, TONES, type Tone } from '@citato/contract';
import { compareText } from '#lib/text';
import type { CompanyTally } from './aggregate-mentions.ts';

/** The tones as the product names them. */
const TONE_LABELS: Record<Tone, string> = { positive: 'positivo', neutral: 'neutrale', negative: 'negativo' };

/** Labels kept of the user's company; screens and report show three. */
const MAX_LABELS = 8;

/**
 * A company's labels, most frequent first: the tones of its judged answers and the aspects found in them.
 * Equal counts: tones before aspects. No judgement → no label, never 'neutrale'.
 */
export function listSentimentLabels({
  tones,
  aspects,
}: Pick<CompanyTally, 'tones' | 'aspects'>): SentimentLabel[] {
  const ofTones = TONES.map((tone) => ({ label: TONE_LABELS[tone], tone, count: tones[tone] }));
  const ofAspects = [...aspects].sort((a, b) => compareText(a.label, b.label) || compareText(a.tone, b.tone));
  return [...ofTones, ...ofAspects]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_LABELS);
}

/** The labels of one answer about one company. */
export function listAnswerLabels({
  sentiment,
  aspects,
}: {
  sentiment: Tone | null;
  aspects: readonly { label: string }[];
}): string[] {
  const tone = sentiment === null ? [] : [TONE_LABELS[sentiment]];
  return [...tone, ...aspects.map(({ label }) => label)];
}
