import { fold } from '../document/text/fold.ts';
import { demonyms, functionWords, genericWords, places, tradeWords } from '../lexicon/index.ts';
import { isItalianForm } from '../lexicon/inflection.ts';
import { nameWords } from './identity.ts';
import { withoutLegalForm } from './legal-forms.ts';

/**
 * Whether a name may be proposed to a user as one of a company's. A city, a trade word or an Italian word alone is no
 * company's: it would count answers about something else.
 */
export function mayBeProposed(name: string): boolean {
  const words = nameWords(withoutLegalForm(name)).map(fold);
  // A legal form alone is no name.
  const isForm = withoutLegalForm(`Zorbano ${name}`) === 'Zorbano';
  if (words.length === 0 || isForm || words.every((word) => places.has(word) || demonyms.has(word)))
    return false;
  if (words.every((word) => tradeWords.has(word) || places.has(word))) return false;
  const [word = ''] = words;
  const isItalian = genericWords.it.has(word) || functionWords.it.has(word) || isItalianForm(word);
  return words.length > 1 || !isItalian;
}
