import type { DiscoveredName } from './place.ts';
import type { Language } from '../../extraction.ts';
import { tradeOpenings } from '../../lexicon/index.ts';
import { kindOfWord } from '../../lexicon/word-kinds.ts';
import { fold } from '../../document/text/fold.ts';

const MIN_BRAND = 4;

/**
 * Several names that share their opening are one company: "Lamo Footwear" beside "Lamo", "Smylo Kitten" beside
 * "Smylo Adult". The shared opening is its name.
 */
export function mergeProductLines({
  names,
  language,
}: {
  names: readonly string[];
  language: Language;
}): DiscoveredName[] {
  const openings = sharedOpenings(names, language);
  const merged: DiscoveredName[] = [];
  for (const name of [...openings, ...names].sort((a, b) => a.length - b.length)) {
    const owner = merged.find((known) => name === known.name || name.startsWith(`${known.name} `));
    if (owner === undefined) merged.push({ name, spellings: [name] });
    else if (name !== owner.name) owner.spellings.push(name);
  }
  return merged;
}

/** First words of several names, when the word is no everyday word and so a brand by itself. */
function sharedOpenings(names: readonly string[], language: Language): string[] {
  const counts = new Map<string, number>();
  const trades = new Set<string>();
  for (const name of names) {
    const [first, ...rest] = name.split(' ');
    if (first === undefined || rest.length === 0) continue;
    // "Masseria Corvina" and "Masseria Lupara" share a trade, not a company: their own names are no product words.
    const isLine = rest.every((word) => kindOfWord(fold(word), language) !== 'unknown');
    counts.set(first, (counts.get(first) ?? 0) + 1);
    if (!isLine) trades.add(first);
  }
  return [...counts]
    .filter(
      ([word, count]) =>
        count > 1 && !trades.has(word) && word.length >= MIN_BRAND && !tradeOpenings.has(fold(word)),
    )
    .map(([word]) => word)
    .filter((word) => kindOfWord(fold(word), language) === 'unknown');
}
