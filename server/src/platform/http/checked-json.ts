import * as z from 'zod';

declare const ofSchema: unique symbol;

/** UTF-8 JSON of a value that has passed `Schema`: it may leave as it is. */
export type CheckedJson<Schema = unknown> = Buffer & { readonly [ofSchema]: Schema };

/** Parses a value, which strips what must not leave, and writes it down. Throws when it does not fit. */
export function writeChecked<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): CheckedJson<Schema> {
  return asChecked(Buffer.from(JSON.stringify(z.parse(schema, value))));
}

/**
 * Puts ready elements into the empty lists under `key`, in the order in which the lists stand. Inside a text of the
 * value the key's quotes are escaped, so only real keys are met. Throws when there are not as many empty lists.
 */
export function fillEmptyLists<Schema>({
  json,
  key,
  lists,
}: {
  json: CheckedJson<Schema>;
  key: string;
  lists: readonly (readonly CheckedJson[])[];
}): CheckedJson<Schema> {
  const pieces = json.toString().split(`"${key}":[]`);
  if (pieces.length !== lists.length + 1) {
    throw new Error(`${String(pieces.length - 1)} empty lists of ${key}, ${String(lists.length)} to fill`);
  }
  const filled = lists.flatMap((elements, index) => [
    Buffer.from(`"${key}":[`),
    ...separate(elements),
    Buffer.from(`]${pieces[index + 1] ?? ''}`),
  ]);
  return asChecked(Buffer.concat([Buffer.from(pieces[0] ?? ''), ...filled]));
}

const COMMA = Buffer.from(',');

function separate(elements: readonly Buffer[]): Buffer[] {
  return elements.flatMap((element, index) => (index === 0 ? [element] : [COMMA, element]));
}

/** Safe because both callers hold JSON whose parts have been parsed. */
function asChecked<Schema>(json: Buffer): CheckedJson<Schema> {
  return json as CheckedJson<Schema>;
}
