import type { Market } from '@citato/contract';

/** What is asked, by whom and where. */
export interface Question {
  readonly text: string;
  readonly persona: string | null;
  readonly market: Market;
}

/** The same question, ignoring spaces and case: in the same market, and by the same person. */
function keyOf({ text, persona, market: { country, language, place } }: Question): string {
  const words = [text, persona ?? ''].map((part) =>
    part.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase(),
  );
  return JSON.stringify([...words, country, language, place]);
}

/** Which of the questions, by position, are asked already or occur twice. */
export function findRepeated({
  questions,
  known,
}: {
  questions: readonly Question[];
  known: readonly Question[];
}): number[] {
  const seen = new Set(known.map(keyOf));
  return questions.flatMap((question, place) => {
    const key = keyOf(question);
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [place] : [];
  });
}
