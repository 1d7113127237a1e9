import { GENERAL_TOPIC, TOPICS, type Topic } from './topics.ts';

/** Lower case without accents, apostrophes as blanks: `dell’energia è` → ` dell energia e `. */
function normalise(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}&+-]+/gu, ' ').trim()} `;
}

function scoreKeyword(question: string, keyword: string): number {
  const isPrefix = keyword.endsWith('*');
  const words = normalise(keyword).trim();
  const stem = isPrefix ? words.replace(/\*$/, '') : words;
  return question.includes(isPrefix ? ` ${stem}` : ` ${stem} `) ? stem.length : 0;
}

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
  for (const topic of TOPICS) {
    const named = namedSectors.filter((sector) => sector === topic.sector).length;
    const score = topic.keywords.reduce((sum, keyword) => sum + scoreKeyword(text, keyword), named * 8);
    if (score > best.score) best = { topic, score };
  }
  return best.topic;
}
