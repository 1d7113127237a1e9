import { normalizePath } from './normalize-path.ts';

/** A line of robots.txt that allows or forbids paths. */
export interface RobotsRule {
  readonly line: number;
  /** As it stands there. */
  readonly text: string;
  readonly isAllowed: boolean;
  readonly pattern: string;
  readonly normalized: string;
}

export interface RobotsGroup {
  /** As they stand there. */
  readonly agents: readonly string[];
  readonly rules: readonly RobotsRule[];
}

export interface RobotsFile {
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly string[];
  /** It has more rules than were looked at. */
  readonly isCut: boolean;
}

/** More rules than any site needs; what stands behind them is not looked at. */
const MAX_RULES = 5_000;
/** A longer pattern fits no address we look up. */
const MAX_PATTERN = 1_000;
const MAX_TEXT = 200;
const MAX_SITEMAPS = 10;

/** Reads a robots.txt by RFC 9309: groups of user agents with their rules, and the sitemaps it names. */
export function parseRobots(text: string): RobotsFile {
  const groups: { agents: string[]; rules: RobotsRule[] }[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  let rules = 0;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const { key, value } = readRecord(line);
    if (key === 'user-agent' && value !== '') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      isNaming = true;
      groups.at(-1)?.agents.push(value.slice(0, MAX_TEXT));
    }
    if (key === 'sitemap' && sitemaps.length < MAX_SITEMAPS) sitemaps.push(value);
    if (key !== 'allow' && key !== 'disallow') continue;
    isNaming = false;
    const group = groups.at(-1);
    // An empty pattern fits nothing.
    if (group === undefined || value === '' || value.length > MAX_PATTERN || rules >= MAX_RULES) continue;
    rules += 1;
    group.rules.push({
      line: index + 1,
      text: line.trim().slice(0, MAX_TEXT),
      isAllowed: key === 'allow',
      pattern: value,
      normalized: normalizePath(value),
    });
  }
  return { groups, sitemaps, isCut: rules >= MAX_RULES };
}

function readRecord(line: string): { key: string; value: string } {
  const [bare = ''] = line.split('#', 1);
  const colon = bare.indexOf(':');
  if (colon === -1) return { key: '', value: '' };
  return { key: bare.slice(0, colon).trim().toLowerCase(), value: bare.slice(colon + 1).trim() };
}
