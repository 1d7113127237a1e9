import type { EngineCitation } from '../answer-engine.ts';
import type { Piece } from './join-speech.ts';
import { type Fields, type LenientReading, typeOf } from './unknown-details.ts';

/** What one message of an output says. */
interface MessageParts {
  readonly pieces: readonly Piece[];
  /** One of them is the provider's own refusal. */
  readonly isRefused: boolean;
  /** One of them may be a text that cannot be read. */
  readonly isUnread: boolean;
}

/** Whether an item of an output is a message; one without a type is known by its content. */
export function isMessage(item: Fields): boolean {
  const type = typeOf(item);
  return type === 'message' || (type === null && item['content'] !== undefined);
}

/** The parts of a message in the form of OpenAI's Responses, which Perplexity has, too. */
export function readMessageParts(
  reading: LenientReading,
  { content }: Fields,
  readCitations: (part: Fields, text: string) => EngineCitation[] = () => [],
): MessageParts {
  if (typeof content === 'string')
    return { pieces: [{ text: content, citations: [] }], isRefused: false, isUnread: false };
  let isRefused = false;
  let isUnread = content !== undefined && content !== null && !Array.isArray(content);
  const pieces = reading.items(content, 'part').flatMap((entry): Piece[] => {
    const part = reading.entry(entry) ?? {};
    const type = typeOf(part);
    const isText = type === 'output_text' || type === 'text' || (type === null && 'text' in part);
    const isRefusal = type === 'refusal' || (type === null && !isText && 'refusal' in part);
    const text = isText ? part['text'] : isRefusal ? part['refusal'] : null;
    if (isRefusal) isRefused = true;
    if (typeof text === 'string') return [{ text, citations: readCitations(part, text) }];
    reading.note('part');
    isUnread = true;
    return [];
  });
  return { pieces, isRefused, isUnread };
}
