import type { Brand } from './extraction.ts';
import { extractMentions } from './extract-mentions.ts';

/** Whether a question itself names the brand; such prompts are left out of company-level rates. */
export function containsBrandName({ text, brand }: { text: string; brand: Brand }): boolean {
  return extractMentions({ answer: text, brands: [brand] }).brands.some(
    ({ present, absenceStated }) => present || absenceStated,
  );
}
