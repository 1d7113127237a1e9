import { plainWords } from '../../../lexicon/index.ts';
import type { NameMatch } from '../match-names.ts';

/** "Stripe Payment Links": an everyday word the catalogue knows opens its product's name, unless it is too plain ("Open Farm"). */
export function opensProduct({ form }: NameMatch): boolean {
  return form.company.catalogued && form.words.length === 1 && !plainWords.has(form.words[0] ?? '');
}
