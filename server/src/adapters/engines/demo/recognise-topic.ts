import { GENERAL_TOPIC, TOPICS, type Topic } from './topics.ts';

/** Lower case without accents, apostrophes as blanks: `dell’energia è` → ` dell energia e `. */
function normalise(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}&+-]+/gu, ' ').trim()} `;
}

/** What to look for in a normalised question: whole words, or words that begin so. */
function toNeedle(keyword: string): string {
  const words = normalise(keyword);
  return keyword.endsWith('*') ? words.trimEnd() : words;
}

const NEEDLES = TOPICS.map((topic) => ({ topic, needles: topic.keywords.map(toNeedle) }));

/**
 * The market a question belongs to: the topic whose keywords cover most of it, companies named in it counting too.
 * @param namedSectors catalogue sectors of the companies the question names
 */
export function recogniseTopic({
  question,
  namedSectors,
}: {
  question: string;
  namedSectors: readonly string[];
}): Topic {
  const text = normalise(question);
  let best: { topic: Topic; score: number } = { topic: GENERAL_TOPIC, score: 0 };
  for (const { topic, needles } of NEEDLES) {
    const named = namedSectors.filter((sector) => sector === topic.sector).length;
    const found = needles.filter((needle) => text.includes(needle));
    const score = found.reduce((sum, needle) => sum + needle.trim().length, named * 8);
    if (score > best.score) best = { topic, score };
  }
  return best.topic;
}
