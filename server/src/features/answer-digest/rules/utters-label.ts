import { extractMentions } from '@citato/mentions';
import type { JudgedAnswer } from './quote-answer.ts';

/**
 * Whether the quoted sentence itself says one of some labels of a company: an answer bears a label wherever it says so,
 * and a quotation that does not show it proves nothing.
 */
export function uttersLabel(
  { quote }: Pick<JudgedAnswer, 'quote'>,
  of: { name: string; labels: readonly string[] },
): boolean {
  const { mentions } = extractMentions({ answer: quote, brands: [{ name: of.name }] });
  return mentions.some(({ aspects }) => aspects.some(({ label }) => of.labels.includes(label)));
}
