/** What a `.env` file sets, and the lines that cannot be read, one sentence each. */
export interface EnvFile {
  readonly entries: readonly EnvEntry[];
  readonly problems: readonly string[];
}

export interface EnvEntry {
  readonly name: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

const ENTRY = /^(?:export\s+)?(?<name>[A-Za-z_][A-Za-z0-9_.]*)\s*=(?<rest>.*)$/s;
/** A value in double quotes, where a backslash may stand before another sign, and what may stand behind it. */
const QUOTED = /^"(?<inside>(?:\\.|[^"\\])*)"\s*(?:#.*)?$/s;
/** In the other quotes a backslash is a backslash. */
const LITERAL = /^(?<quote>['`])(?<inside>(?:(?!\1).)*)\1\s*(?:#.*)?$/s;
/** A comment begins at a # with a space before it, as Compose reads the same file: a password may hold one. */
const COMMENT = /(?:^|\s)#.*$/s;
const TYPOGRAPHIC = /^[“”„‘’«].*[“”‘’»]$/s;
const ESCAPED: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', $: '$', n: '\n' };

/**
 * Reads a `.env` file: UTF-8 or UTF-16 with its mark, any line ends, `export`, spaces around `=`, quotes, comments.
 * A line that sets nothing, a quotation mark that does not end and a name with two values are named with their line;
 * values never are, for they may be secrets.
 */
export function parseEnvFile(bytes: Uint8Array): EnvFile {
  const text = decode(bytes);
  if (text === null) {
    const problem = '.env: the file is not UTF-8 text; save it as UTF-8.';
    return { entries: [], problems: [problem] };
  }
  const entries = new Map<string, EnvEntry>();
  const problems: string[] = [];
  for (const [index, row] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    const written = row.trim();
    if (written === '' || written.startsWith('#')) continue;
    const found = readLine(written);
    if ('problem' in found) {
      problems.push(`.env, line ${String(line)}: ${found.problem}.`);
      continue;
    }
    const before = entries.get(found.name);
    if (before === undefined) entries.set(found.name, { ...found, line });
    else if (before.value !== found.value)
      problems.push(
        `.env, line ${String(line)}: ${found.name} has another value on line ${String(before.line)}; expected one.`,
      );
  }
  return { entries: [...entries.values()], problems };
}

function readLine(written: string): { name: string; value: string } | { problem: string } {
  const { name, rest } = ENTRY.exec(written)?.groups ?? {};
  if (name === undefined || rest === undefined)
    return {
      problem: written.includes('=')
        ? 'the name before = is not valid; expected letters, digits and _'
        : 'there is no =; expected NAME=value, or # before a comment',
    };
  const read = readValue(rest.trim());
  return 'problem' in read
    ? { problem: `the value of ${name} ${read.problem}` }
    : { name, value: read.value };
}

function readValue(written: string): { value: string } | { problem: string } {
  const literal = LITERAL.exec(written)?.groups?.['inside'];
  if (literal !== undefined) return { value: literal };
  const quoted = QUOTED.exec(written)?.groups?.['inside'];
  if (quoted !== undefined)
    return { value: quoted.replace(/\\(["\\$n])/g, (_, letter: string) => ESCAPED[letter] ?? letter) };
  const bare = written.replace(COMMENT, '').trim();
  if (TYPOGRAPHIC.test(bare))
    return { problem: 'is in typographic quotation marks; expected "…", \'…\' or none' };
  const opening = /^["'`]/.exec(bare)?.[0];
  // "Acme" <posta@acme.it> is a value of its own; "Acme is half of one.
  if (opening !== undefined && !bare.includes(opening, 1))
    return { problem: 'begins with a quotation mark that does not end on its line' };
  return { value: bare };
}

/** The text of the file; null where it is none. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
