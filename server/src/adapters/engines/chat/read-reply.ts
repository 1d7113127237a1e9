import type { Ending, ModelAnswer } from '../model-engine.ts';
import { readNamedCost } from '../reply/named-cost.ts';
import { type Fields, fieldsOf, LenientReading, typeOf } from '../reply/unknown-details.ts';
import { findError, knownUse, InvalidReplyError } from '../reply/invalid-reply.ts';
import { readChatSources } from './chat-sources.ts';

/** Parts of a message that are no part of an answer. */
const OTHER_PARTS = new Set(['thinking', 'redacted_thinking', 'reasoning', 'reference']);
const ENDINGS: Readonly<Record<string, Ending>> = {
  stop: 'complete',
  eos: 'complete',
  end_turn: 'complete',
  tool_calls: 'complete',
  function_call: 'complete',
  length: 'cut',
  max_tokens: 'cut',
  error: 'cut',
  content_filter: 'declined',
};

/**
 * What a chat completion says; unknown details in it are dropped and noted. Reasoning in fields of its own is not read.
 * Throws InvalidReplyError.
 * @param options.searches how many are billed with each reply
 */
export function readChatReply(body: unknown, { searches = 0 }: { searches?: number } = {}): ModelAnswer {
  const reading = new LenientReading();
  const reply = fieldsOf(body) ?? {};
  const tokens = readTokens(reading, reply);
  const used = { ...tokens, searches };
  const costMicroDollars = readNamedCost(reading, reply);
  const refusal = (message: string, said: unknown = body) => {
    const known = { used: knownUse(used), costMicroDollars, unknownDetails: reading.list() };
    return new InvalidReplyError(message, { body: said, ...known });
  };
  if (findError(reply) !== null) throw refusal('the reply is an error');
  // Only one answer was requested.
  const choice = reading.objects(reply['choices'], 'item')[0];
  if (choice === undefined) throw refusal('a reply without a choice');
  const message = reading.fields(choice['message'], 'item') ?? {};
  const { text, isRefusal, isUnread } = readText(reading, { choice, message });
  const fault = findError(choice);
  if (fault !== null && text.trim() === '') throw refusal('the reply is an error', { error: fault });
  const isLost = isUnread || (choice['message'] != null && fieldsOf(choice['message']) === null);
  if (text.trim() === '' && isLost) throw refusal('a reply whose text cannot be read');
  const ending = fault === null ? readEnding(reading, choice) : 'cut';
  return {
    text,
    ending: isRefusal ? 'declined' : ending,
    model: reading.text(reply['model'], 'field'),
    citations: readChatSources(reading, { reply, message, text }),
    searchQueries: [],
    used,
    costMicroDollars,
    unknownDetails: reading.list(),
  };
}

function readText(reading: LenientReading, { choice, message }: { choice: Fields; message: Fields }) {
  const { content } = message;
  const refusal = reading.text(message['refusal'], 'part') ?? '';
  const spoken = Array.isArray(content)
    ? readParts(reading, content)
    : readWhole(reading, { choice, content });
  const isRefusal = refusal !== '';
  const isEmpty = spoken.text.trim() === '';
  return { ...spoken, text: isEmpty && isRefusal ? refusal : spoken.text, isRefusal };
}

/** Some servers put the text where completions had it before there were messages. */
function readWhole(reading: LenientReading, { choice, content }: { choice: Fields; content: unknown }) {
  const text = reading.text(content, 'part') ?? reading.text(choice['text'], 'part');
  return { text: text ?? '', isUnread: text === null && content !== null && content !== undefined };
}

function readParts(
  reading: LenientReading,
  content: readonly unknown[],
): { text: string; isUnread: boolean } {
  let isUnread = false;
  const texts = content.map((entry) => {
    if (typeof entry === 'string') return entry;
    const part = reading.entry(entry) ?? {};
    const type = typeOf(part);
    const isText = type === 'text' || type === 'output_text' || (type === null && 'text' in part);
    if (isText && typeof part['text'] === 'string') return part['text'];
    if (type !== null && OTHER_PARTS.has(type)) return '';
    reading.note('part');
    isUnread = true;
    return '';
  });
  return { text: texts.join(''), isUnread };
}

function readTokens(reading: LenientReading, reply: Fields) {
  const usage = reading.fields(reply['usage'], 'usage') ?? {};
  const inputTokens = reading.count(usage['prompt_tokens'], 'usage');
  const outputTokens = reading.count(usage['completion_tokens'], 'usage');
  if (inputTokens === null || outputTokens === null) reading.note('usage');
  return { inputTokens, cachedInputTokens: null, outputTokens };
}

function readEnding(reading: LenientReading, choice: Fields): Ending {
  const reason = reading.text(choice['finish_reason'], 'ending');
  const ending = reason === null ? 'complete' : ENDINGS[reason];
  if (ending === undefined) reading.note('ending');
  return ending ?? 'complete';
}
