const FENCED = /^```[a-z]*\s*\n([\s\S]*?)\n?```$/iu;

/** The JSON object of a reply, bare, in a block of code, or with words around it; undefined where there is none. */
export function parseObject(text: string): unknown {
  const bare = text.trim();
  const inside = FENCED.exec(bare)?.[1] ?? bare;
  const whole = parse(inside);
  if (whole !== undefined) return whole;
  const [start, end] = [inside.indexOf('{'), inside.lastIndexOf('}')];
  return start === -1 || end < start ? undefined : parse(inside.slice(start, end + 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
