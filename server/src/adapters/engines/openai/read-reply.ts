import type { EngineCitation } from '../answer-engine.ts';
import { spanOfCharacters } from '../answer-span.ts';
import type { Ending, ModelAnswer } from '../model-engine.ts';
import { joinSpeech, type Stretch } from '../reply/join-speech.ts';
import { isMessage, readMessageParts } from '../reply/message-parts.ts';
import { type Fields, fieldsOf, LenientReading, typeOf } from '../reply/unknown-details.ts';
import { findError, knownUse, InvalidReplyError } from '../reply/invalid-reply.ts';

/** Messages, searches, and items that are no part of an answer. */
const KNOWN_ITEMS = new Set(['message', 'web_search_call', 'reasoning', 'compaction']);
/** Citations of files, which a web search does not have. */
const OTHER_ANNOTATIONS = new Set(['file_citation', 'container_file_citation', 'file_path']);
const PAGE_ACTIONS = new Set(['open_page', 'find_in_page', 'find']);
const FAILED = new Set(['failed', 'cancelled']);

interface Searches {
  readonly count: number;
  readonly queries: readonly string[];
}

/** What a reply of POST /responses says; unknown details in it are dropped and noted. Throws InvalidReplyError. */
export function readResponsesReply(body: unknown, { question }: { question: string }): ModelAnswer {
  const reading = new LenientReading();
  const reply = fieldsOf(body) ?? {};
  const tokens = readTokens(reading, reply);
  const items = Array.isArray(reply['output']) ? reading.objects(reply['output'], 'item') : [];
  const searches = readSearches(reading, items);
  const used = { ...tokens, searches: searches.count };
  const refusal = (message: string, said: unknown = body) =>
    new InvalidReplyError(message, { body: said, used: knownUse(used), unknownDetails: reading.list() });
  const status = typeof reply['status'] === 'string' ? reply['status'] : null;
  if (findError(reply) !== null) throw refusal('the reply is an error');
  if (status !== null && FAILED.has(status))
    throw refusal(`it ended as ${status}`, { error: { type: status } });
  if (!Array.isArray(reply['output'])) throw refusal('a reply without an output');

  const messages = items.filter(isMessage);
  const parts = messages.map((message) =>
    readMessageParts(reading, message, (part, text) => readAnnotations(reading, { part, text })),
  );
  const stretches = parts.map(({ pieces }, index): Stretch => ({
    pieces,
    isRemark: messages[index]?.['phase'] === 'commentary',
  }));
  const { text, citations } = joinSpeech(stretches, { question });
  const isUnfinished = status === 'queued' || status === 'in_progress';
  const isLost = reading.noteIf(items.some(isUnknown), 'item') || items.length < reply['output'].length;
  const isUnread = isLost || isUnfinished || parts.some((part) => part.isUnread);
  if (text.trim() === '' && isUnread) throw refusal('a reply whose text cannot be read');
  const isDeclined = parts.some(({ isRefused }) => isRefused);
  return {
    text,
    ending: isDeclined ? 'declined' : readEnding(reading, reply),
    model: reading.text(reply['model'], 'field'),
    citations,
    searchQueries: searches.queries,
    used,
    unknownDetails: reading.list(),
  };
}

function readTokens(reading: LenientReading, reply: Fields) {
  const usage = reading.fields(reply['usage'], 'usage') ?? {};
  const details = reading.fields(usage['input_tokens_details'], 'usage') ?? {};
  const tokens = {
    inputTokens: reading.count(usage['input_tokens'], 'usage'),
    cachedInputTokens: reading.count(details['cached_tokens'], 'usage'),
    outputTokens: reading.count(usage['output_tokens'], 'usage'),
  };
  if (tokens.inputTokens === null || tokens.outputTokens === null) reading.note('usage');
  return tokens;
}

const isSearch = (item: Fields) => {
  const type = typeOf(item);
  return type === 'web_search_call' || (type === null && fieldsOf(item['action']) !== null);
};

/** Whether an item is of an unknown type; its text, if it has one, is lost. */
function isUnknown(item: Fields): boolean {
  const type = typeOf(item);
  return type === null ? !isMessage(item) && !isSearch(item) : !KNOWN_ITEMS.has(type);
}

/** What was searched for; opening or leafing through a found page is no search of its own and is not billed as one. */
function readSearches(reading: LenientReading, items: readonly Fields[]): Searches {
  const searches = items.filter(isSearch).flatMap((item) => {
    const action = reading.fields(item['action'], 'action');
    const type = action === null ? 'search' : typeOf(action);
    if (type !== null && PAGE_ACTIONS.has(type)) return [];
    const isNamed = type === 'search';
    if (!isNamed) reading.note('action');
    if (!isNamed && type !== null) return [];
    const queries = reading.texts(action?.['queries'], 'action');
    const query = reading.text(action?.['query'], 'action');
    return [queries.length > 0 ? queries : query === null || query === '' ? [] : [query]];
  });
  return { count: searches.length, queries: searches.flat() };
}

/**
 * The addresses a part cites, in the order it cites them, each with the position of its citation mark. Pages that were
 * searched and not cited are left out.
 */
function readAnnotations(
  reading: LenientReading,
  { part, text }: { part: Fields; text: string },
): EngineCitation[] {
  return reading
    .objects(part['annotations'], 'annotation')
    .flatMap((annotation) => {
      const type = typeOf(annotation);
      if (type !== null && OTHER_ANNOTATIONS.has(type)) return [];
      const named = fieldsOf(annotation['url_citation']) ?? annotation;
      const url = type === null || type === 'url_citation' ? reading.text(named['url'], 'annotation') : null;
      if (url === null) reading.note('annotation');
      if (url === null) return [];
      const start = reading.count(named['start_index'], 'annotation');
      const end = reading.count(named['end_index'], 'annotation');
      const title = reading.text(named['title'], 'annotation');
      return [{ start: start ?? 0, citation: { url, title, span: spanOfCharacters({ text, start, end }) } }];
    })
    .toSorted((a, b) => a.start - b.start)
    .map(({ citation }) => citation);
}

/** An answer is complete unless the provider says in a known way that it is not. */
function readEnding(reading: LenientReading, reply: Fields): Ending {
  const status = reading.text(reply['status'], 'ending');
  const details = reading.fields(reply['incomplete_details'], 'ending');
  const reason = reading.text(details?.['reason'], 'ending');
  if (reason === 'content_filter') return 'declined';
  if (reason === 'max_output_tokens') return 'cut';
  if (reason !== null || status !== 'completed') reading.note('ending');
  return 'complete';
}
