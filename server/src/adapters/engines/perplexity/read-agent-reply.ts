import type { Ending, ModelAnswer } from '../model-engine.ts';
import { joinSpeech } from '../reply/join-speech.ts';
import { isMessage, readMessageParts } from '../reply/message-parts.ts';
import { readNamedCost } from '../reply/named-cost.ts';
import { type Fields, fieldsOf, LenientReading, typeOf } from '../reply/unknown-details.ts';
import { findError, knownUse, InvalidReplyError } from '../reply/invalid-reply.ts';
import { type AgentSource, citeSources } from './cite-sources.ts';

/** Messages, searches, and items that are no part of an answer: opened pages, reasoning. */
const KNOWN_ITEMS = new Set(['message', 'search_results', 'fetch_url_results', 'reasoning']);
/** Runs that came to an end with an answer; others arrive with the HTTP status of one, too. */
const ENDED = new Set(['completed', 'incomplete']);
const UNENDED = new Set(['failed', 'cancelled', 'in_progress', 'queued', 'requires_action']);

/**
 * What a reply of the Agent API says (docs.perplexity.ai/api-reference/agent-post); unknown details in it are dropped
 * and noted. Throws InvalidReplyError.
 */
export function readAgentReply(body: unknown, { question }: { question: string }): ModelAnswer {
  const reading = new LenientReading();
  const reply = fieldsOf(body) ?? {};
  const items = Array.isArray(reply['output']) ? reading.objects(reply['output'], 'item') : [];
  const searches = items.filter((item) => typeOf(item) === 'search_results');
  const used = readUse(reading, { reply, searches: searches.length });
  const costMicroDollars = readNamedCost(reading, reply);
  const status = reading.text(reply['status'], 'ending');
  const refusal = (message: string, said: unknown = body) => {
    const known = { used: knownUse(used), costMicroDollars, unknownDetails: reading.list() };
    return new InvalidReplyError(message, { body: said, ...known });
  };
  if (findError(reply) !== null) throw refusal('the reply is an error');
  if (status !== null && UNENDED.has(status))
    throw refusal(`the run ended as ${status}`, { error: { type: status } });
  if (!Array.isArray(reply['output'])) throw refusal('a reply without an output');

  const messages = items.filter(isMessage).map((message) => readMessageParts(reading, message));
  const stretches = messages.map(({ pieces }) => ({ pieces }));
  const { text } = joinSpeech(stretches, { question });
  const isLost = reading.noteIf(items.some(isUnknown), 'item') || items.length < reply['output'].length;
  if (text.trim() === '' && (isLost || messages.some(({ isUnread }) => isUnread)))
    throw refusal('a reply whose text cannot be read');
  const isDeclined = messages.some(({ isRefused }) => isRefused);
  const sources = searches.flatMap((search) => readSources(reading, search));
  return {
    text,
    ending: isDeclined ? 'declined' : readEnding(reading, { reply, status }),
    model: reading.text(reply['model'], 'field'),
    citations: citeSources({ text, sources }),
    searchQueries: searches.flatMap(({ queries }) => reading.texts(queries, 'action')),
    used,
    costMicroDollars,
    unknownDetails: reading.list(),
  };
}

/** Whether an item is of an unknown type; its text, if it has one, is lost. */
function isUnknown(item: Fields): boolean {
  const type = typeOf(item);
  return type === null ? !isMessage(item) : !KNOWN_ITEMS.has(type);
}

/** The pages one search found; one that cannot be read keeps its place, because the text names pages by number. */
function readSources(reading: LenientReading, search: Fields): AgentSource[] {
  return reading.items(search['results'], 'source').map((entry) => {
    const page = reading.fields(entry, 'source') ?? {};
    const url = reading.text(page['url'], 'source');
    if (url === null) reading.note('source');
    return { id: reading.count(page['id'], 'source'), url, title: reading.text(page['title'], 'source') };
  });
}

function readUse(reading: LenientReading, { reply, searches }: { reply: Fields; searches: number }) {
  const usage = reading.fields(reply['usage'], 'usage') ?? {};
  const details = reading.fields(usage['input_tokens_details'], 'usage');
  const tools = reading.fields(usage['tool_calls_details'], 'usage');
  const inputTokens = reading.count(usage['input_tokens'], 'usage');
  const outputTokens = reading.count(usage['output_tokens'], 'usage');
  if (inputTokens === null || outputTokens === null) reading.note('usage');
  return {
    inputTokens,
    cachedInputTokens: reading.count(details?.['cache_read_input_tokens'], 'usage'),
    outputTokens,
    searches:
      reading.count(reading.fields(tools?.['search_web'], 'usage')?.['invocation'], 'usage') ?? searches,
  };
}

function readEnding(
  reading: LenientReading,
  { reply, status }: { reply: Fields; status: string | null },
): Ending {
  const details = reading.fields(reply['incomplete_details'], 'ending');
  const reason = reading.text(details?.['reason'], 'ending');
  if (status === null || !ENDED.has(status)) reading.note('ending');
  if (reason === 'content_filter') return 'declined';
  const isCut = reason === null ? status === 'incomplete' : reason === 'max_output_tokens';
  if (reason !== null && !isCut) reading.note('ending');
  return isCut ? 'cut' : 'complete';
}
