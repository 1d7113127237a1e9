import type { EngineCitation } from '../answer-engine.ts';
import { spanOfCharacters } from '../answer-span.ts';
import { type Fields, fieldsOf, type LenientReading, typeOf } from '../reply/unknown-details.ts';

/** Citations of files, which are no web pages. */
const OTHER_ANNOTATIONS = new Set(['file_citation', 'file', 'file_path']);

/**
 * The sources in a chat completion: `annotations` of the message (OpenAI, OpenRouter), else `citations` with titles
 * from `search_results` (Perplexity and servers like it), else `search_results` alone. Each is read on its own, so that
 * a broken one does not affect the others.
 * @param message with its text as it is quoted by the annotations
 */
export function readChatSources(
  reading: LenientReading,
  { reply, message, text }: { reply: Fields; message: Fields; text: string },
): EngineCitation[] {
  const annotated = reading
    .objects(message['annotations'], 'annotation')
    .flatMap((annotation) => readAnnotation(reading, { annotation, text }));
  const found = reading
    .objects(reply['search_results'], 'source')
    .flatMap((result) => readPage(reading, result, 'source'));
  const titles = new Map(found.map(({ url, title }) => [url, title]));
  const cited = reading.items(reply['citations'], 'source').flatMap((entry) => {
    if (typeof entry === 'string') return [{ url: entry, title: null }];
    const fields = fieldsOf(entry);
    if (fields === null) reading.note('source');
    return fields === null ? [] : readPage(reading, fields, 'source');
  });
  if (annotated.length > 0) return annotated;
  return (cited.length > 0 ? cited : found).map(({ url, title }) => ({
    url,
    title: titles.get(url) ?? title,
    span: null,
  }));
}

function readAnnotation(
  reading: LenientReading,
  { annotation, text }: { annotation: Fields; text: string },
): EngineCitation[] {
  const type = typeOf(annotation);
  if (type !== null && OTHER_ANNOTATIONS.has(type)) return [];
  if (type !== null && type !== 'url_citation') reading.note('annotation');
  if (type !== null && type !== 'url_citation') return [];
  const named = fieldsOf(annotation['url_citation']) ?? annotation;
  const start = reading.count(named['start_index'], 'annotation');
  const end = reading.count(named['end_index'], 'annotation');
  const span = spanOfCharacters({ text, start, end });
  return readPage(reading, named, 'annotation').map((page) => ({ ...page, span }));
}

function readPage(
  reading: LenientReading,
  fields: Fields,
  kind: 'annotation' | 'source',
): { url: string; title: string | null }[] {
  const url = reading.text(fields['url'], kind);
  if (url === null) reading.note(kind);
  return url === null ? [] : [{ url, title: reading.text(fields['title'], kind) }];
}
