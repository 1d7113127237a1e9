import type { EngineCitation } from '../answer-engine.ts';
import type { Ending, ModelAnswer } from '../model-engine.ts';
import { isOnlyRemarks, joinSpeech, type Piece, type Stretch } from '../reply/join-speech.ts';
import { type Fields, fieldsOf, LenientReading, typeOf } from '../reply/unknown-details.ts';
import { findError, knownUse, InvalidReplyError } from '../reply/invalid-reply.ts';

/** Blocks that are no part of an answer: reasoning, and markers that the provider continued by itself. */
const OTHER_BLOCKS = new Set(['thinking', 'redacted_thinking', 'compaction', 'fallback']);
const SEARCH_BLOCKS = new Set(['server_tool_use', 'web_search_tool_result']);
const ENDINGS: Readonly<Record<string, Ending>> = {
  end_turn: 'complete',
  stop_sequence: 'complete',
  tool_use: 'complete',
  pause_turn: 'complete',
  compaction: 'complete',
  refusal: 'declined',
  max_tokens: 'cut',
  model_context_window_exceeded: 'cut',
};

/** What a reply of POST /messages says; unknown details in it are dropped and noted. Throws InvalidReplyError. */
export function readMessagesReply(body: unknown, { question }: { question: string }): ModelAnswer {
  const reading = new LenientReading();
  const reply = fieldsOf(body) ?? {};
  const { content } = reply;
  const isSpoken = typeof content === 'string';
  const given = isSpoken ? [{ type: 'text', text: content }] : content;
  const blocks = Array.isArray(given) ? reading.objects(given, 'block') : [];
  const searchQueries = listQueries(reading, blocks);
  const used = readUse(reading, { reply, searches: searchQueries.length });
  const refusal = (message: string) =>
    new InvalidReplyError(message, { body, used: knownUse(used), unknownDetails: reading.list() });
  if (findError(reply) !== null) throw refusal('the reply is an error');
  if (!isSpoken && !Array.isArray(content)) throw refusal('a reply without content');

  const { stretches, isUnread } = readBlocks(reading, blocks);
  const { text, citations } = joinSpeech(stretches, { question });
  const reason = reading.text(reply['stop_reason'], 'ending');
  const ending = reason === null ? 'complete' : ENDINGS[reason];
  if (ending === undefined) reading.note('ending');
  // A long turn is paused by the provider: the text so far is the answer, except for announcements of a search.
  const isLost = isUnread || blocks.length < (Array.isArray(given) ? given.length : 0);
  const isPaused = reason === 'pause_turn' && isOnlyRemarks(stretches, { question });
  if (isPaused || (text.trim() === '' && isLost))
    throw refusal('a reply whose text has not come or cannot be read');
  return {
    text,
    ending: ending ?? 'complete',
    model: reading.text(reply['model'], 'field'),
    citations,
    searchQueries,
    used,
    unknownDetails: reading.list(),
  };
}

/** Stretches of text between searches; `isUnread`: a block may be a text that cannot be read. */
function readBlocks(
  reading: LenientReading,
  blocks: readonly Fields[],
): { stretches: Stretch[]; isUnread: boolean } {
  const stretches: Piece[][] = [[]];
  let isUnread = false;
  for (const block of blocks) {
    const type = typeOf(block);
    const isText = type === 'text' || (type === null && 'text' in block);
    const { text } = block;
    if (isText && typeof text === 'string') {
      stretches.at(-1)?.push({ text, citations: readCitations(reading, { block, text }) });
    } else if (type === 'tool_use' && fieldsOf(block['input']) !== null) {
      // A model that is held to a schema by a tool answers by the tool's input.
      stretches.at(-1)?.push({ text: JSON.stringify(block['input']), citations: [] });
    } else if (type !== null && SEARCH_BLOCKS.has(type)) {
      stretches.push([]);
    } else if (type === null || !OTHER_BLOCKS.has(type)) {
      reading.note('block');
      isUnread = true;
    }
  }
  return { stretches: stretches.map((pieces) => ({ pieces })), isUnread };
}

/** The pages a block cites, each with the block's text for its passage. */
function readCitations(
  reading: LenientReading,
  { block, text }: { block: Fields; text: string },
): EngineCitation[] {
  const span = text === '' ? null : { start: 0, end: text.length };
  return reading.objects(block['citations'], 'annotation').flatMap((citation) => {
    const type = typeOf(citation);
    const isPage = type === null || type === 'web_search_result_location';
    const url = isPage ? reading.text(citation['url'], 'annotation') : null;
    if (url === null) reading.note('annotation');
    if (url === null) return [];
    return [{ url, title: reading.text(citation['title'], 'annotation'), span }];
  });
}

/** What was searched for, in order. */
function listQueries(reading: LenientReading, blocks: readonly Fields[]): string[] {
  return blocks.flatMap((block) => {
    if (typeOf(block) !== 'server_tool_use') return [];
    const query = reading.text(reading.fields(block['input'], 'action')?.['query'], 'action');
    if (query === null) reading.note('action');
    return query === null ? [] : [query];
  });
}

/** Searches as they are billed: failed ones are not. */
function readUse(reading: LenientReading, { reply, searches }: { reply: Fields; searches: number }) {
  const usage = reading.fields(reply['usage'], 'usage') ?? {};
  const fresh = reading.count(usage['input_tokens'], 'usage');
  const cached = reading.count(usage['cache_read_input_tokens'], 'usage');
  const written = reading.count(usage['cache_creation_input_tokens'], 'usage');
  const outputTokens = reading.count(usage['output_tokens'], 'usage');
  const tools = reading.fields(usage['server_tool_use'], 'usage');
  if (fresh === null || outputTokens === null) reading.note('usage');
  return {
    inputTokens: fresh === null ? null : fresh + (cached ?? 0) + (written ?? 0),
    cachedInputTokens: cached,
    outputTokens,
    searches: reading.count(tools?.['web_search_requests'], 'usage') ?? searches,
  };
}
