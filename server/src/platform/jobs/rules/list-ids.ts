const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids in a payload: fields whose names end in `Id`, with a value that is nothing but an id. */
export function listIds(payload: unknown): Record<string, string> {
  if (typeof payload !== 'object' || payload === null) return {};
  const ids = Object.entries(payload).filter(
    (entry): entry is [string, string] =>
      /^[a-z][A-Za-z]*Id$/.test(entry[0]) && typeof entry[1] === 'string' && UUID.test(entry[1]),
  );
  return Object.fromEntries(ids);
}
