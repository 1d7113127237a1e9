import type { Ending, ModelAnswer } from '../model-engine.ts';
import { joinSpeech, type Piece } from '../reply/join-speech.ts';
import { type Fields, fieldsOf, LenientReading } from '../reply/unknown-details.ts';
import { findError, knownUse, InvalidReplyError } from '../reply/invalid-reply.ts';
import { readGrounding } from './read-grounding.ts';

const ENDINGS: Readonly<Record<string, Ending>> = {
  STOP: 'complete',
  FINISH_REASON_UNSPECIFIED: 'complete',
  OTHER: 'complete',
  LANGUAGE: 'complete',
  MAX_TOKENS: 'cut',
  CONTINUATION: 'cut',
  MALFORMED_FUNCTION_CALL: 'cut',
  SAFETY: 'declined',
  IMAGE_SAFETY: 'declined',
  RECITATION: 'declined',
  BLOCKLIST: 'declined',
  PROHIBITED_CONTENT: 'declined',
  SPII: 'declined',
};

/**
 * What a reply of generateContent says; unknown details in it are dropped and noted. Its `searches` are the queries
 * made. Throws InvalidReplyError.
 */
export function readGenerateContentReply(body: unknown, { question }: { question: string }): ModelAnswer {
  const reading = new LenientReading();
  const reply = fieldsOf(body) ?? {};
  const tokens = readTokens(reading, reply);
  const candidate = findCandidate(reading, reply);
  const given = candidate?.['content'];
  const content = reading.fields(given, 'part') ?? {};
  const { speech, isUnread } = readParts(reading, { content, question });
  const { citations, searchQueries } = readGrounding(reading, {
    metadata: candidate?.['groundingMetadata'],
    text: speech.text,
  });
  const used = { ...tokens, searches: searchQueries.length };
  const refusal = (message: string) =>
    new InvalidReplyError(message, { body, used: knownUse(used), unknownDetails: reading.list() });
  if (findError(reply) !== null) throw refusal('the reply is an error');
  const feedback = reading.fields(reply['promptFeedback'], 'ending');
  if (!Array.isArray(reply['candidates']) && feedback === null) throw refusal('a reply without candidates');
  const isCandidateLost =
    candidate === null && Array.isArray(reply['candidates']) && reply['candidates'].length > 0;
  const isLost =
    isUnread || isCandidateLost || (given !== undefined && given !== null && fieldsOf(given) === null);
  if (speech.text.trim() === '' && isLost) throw refusal('a reply whose text cannot be read');
  const isBlocked = reading.text(feedback?.['blockReason'], 'ending') !== null;
  return {
    text: speech.text,
    ending: isBlocked ? 'declined' : readEnding(reading, candidate),
    model: reading.text(reply['modelVersion'], 'field'),
    citations,
    searchQueries,
    used,
    unknownDetails: reading.list(),
  };
}

/** Only one answer was requested: the first that can be read. */
function findCandidate(reading: LenientReading, reply: Fields): Fields | null {
  return reading.objects(reply['candidates'], 'item')[0] ?? null;
}

/** The text without reasoning; `isUnread`: a part may be a text that cannot be read. */
function readParts(reading: LenientReading, { content, question }: { content: Fields; question: string }) {
  const stretches: Piece[][] = [[]];
  const { parts } = content;
  let isUnread = parts !== undefined && parts !== null && !Array.isArray(parts);
  for (const entry of reading.items(content['parts'], 'part')) {
    const part = fieldsOf(entry) ?? {};
    const { text, thought } = part;
    const isThought = thought !== undefined && thought !== null && thought !== false;
    const isSignature = text === undefined && typeof part['thoughtSignature'] === 'string';
    if (isThought) continue;
    if (typeof text === 'string') {
      stretches.at(-1)?.push({ text, citations: [] });
    } else if (!isSignature || Object.keys(part).length > 1) {
      reading.note('part');
      isUnread = true;
      stretches.push([]);
    }
  }
  const speech = joinSpeech(
    stretches.map((pieces) => ({ pieces })),
    { question },
  );
  return { speech, isUnread };
}

function readTokens(reading: LenientReading, reply: Fields) {
  const usage = reading.fields(reply['usageMetadata'], 'usage') ?? {};
  const count = (name: string) => reading.count(usage[name], 'usage');
  const [asked, found, cached] = [
    'promptTokenCount',
    'toolUsePromptTokenCount',
    'cachedContentTokenCount',
  ].map(count);
  const [written, thought, total] = ['candidatesTokenCount', 'thoughtsTokenCount', 'totalTokenCount'].map(
    count,
  );
  const inputTokens = asked == null ? null : asked + (found ?? 0);
  // Of a reply without a text the written tokens are left out.
  const rest = total == null || inputTokens === null ? null : Math.max(0, total - inputTokens);
  const outputTokens = written == null ? (thought ?? rest) : written + (thought ?? 0);
  if (inputTokens === null || outputTokens === null) reading.note('usage');
  return { inputTokens, cachedInputTokens: cached ?? null, outputTokens };
}

function readEnding(reading: LenientReading, candidate: Fields | null): Ending {
  const reason = reading.text(candidate?.['finishReason'], 'ending');
  const ending = reason === null ? 'complete' : ENDINGS[reason];
  if (ending === undefined) reading.note('ending');
  return ending ?? 'complete';
}
