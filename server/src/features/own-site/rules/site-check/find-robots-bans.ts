import { compareText } from '#lib/text';
import { decidePath, findGroups } from './match-robots.ts';
import type { RobotsFile, RobotsGroup, RobotsRule } from './parse-robots.ts';

/** What lets crawlers in again: other words for the line, a line below it, or a group at the end of the file. */
export interface RobotsRemedy {
  readonly kind: 'replace' | 'add_below' | 'add_group';
  readonly lines: readonly string[];
}

/** A line of robots.txt that keeps crawlers off pages. */
export interface FoundBan {
  readonly line: number;
  readonly text: string;
  readonly agents: readonly string[];
  /** By id, in the order they were asked about. */
  readonly crawlers: readonly string[];
  readonly isWhole: boolean;
  readonly paths: readonly string[];
  readonly pathCount: number;
  readonly remedy: RobotsRemedy;
}

interface Banned {
  readonly rule: RobotsRule;
  readonly group: RobotsGroup;
  readonly crawlers: Map<string, string>;
  readonly paths: Set<string>;
}

const MAX_PATHS = 5;
const MAX_AGENTS = 20;
/** Rules for all that a group of its own would have to repeat. */
const MAX_REPEATED = 10;
const WHOLE = new Set(['/', '/*', '*', '/*$']);

/** The lines that forbid paths to crawlers, each once, with whom and what they keep out. */
export function findRobotsBans({
  file,
  crawlers,
  paths,
}: {
  file: RobotsFile;
  crawlers: readonly { readonly id: string; readonly token: string }[];
  paths: readonly string[];
}): FoundBan[] {
  const banned = new Map<number, Banned>();
  // Crawlers of the same groups get the same answers.
  const decided = new Map<string, [RobotsRule, string][]>();
  for (const { id, token } of crawlers) {
    const groups = findGroups(file, token);
    const key = groups.map((group) => file.groups.indexOf(group)).join(' ');
    const bans = decided.get(key) ?? listBans(groups, paths);
    decided.set(key, bans);
    for (const [rule, path] of bans) {
      const group = groups.find(({ rules }) => rules.includes(rule));
      if (group === undefined) continue;
      const found = banned.get(rule.line) ?? { rule, group, crawlers: new Map(), paths: new Set() };
      found.crawlers.set(id, token);
      found.paths.add(path);
      banned.set(rule.line, found);
    }
  }
  return [...banned.values()].map(describeBan).toSorted((a, b) => a.line - b.line);
}

function listBans(groups: readonly RobotsGroup[], paths: readonly string[]): [RobotsRule, string][] {
  return paths.flatMap((path) => {
    const { isAllowed, rule } = decidePath(groups, path);
    return isAllowed || rule === null ? [] : [[rule, path] satisfies [RobotsRule, string]];
  });
}

function describeBan({ rule, group, crawlers, paths }: Banned): FoundBan {
  return {
    line: rule.line,
    text: rule.text,
    agents: group.agents.slice(0, MAX_AGENTS),
    crawlers: [...crawlers.keys()],
    isWhole: WHOLE.has(rule.pattern),
    paths: [...paths].toSorted((a, b) => a.length - b.length || compareText(a, b)).slice(0, MAX_PATHS),
    pathCount: paths.size,
    remedy: findRemedy({ rule, group, tokens: [...crawlers.values()] }),
  };
}

/**
 * In a group that names its crawlers the line is turned round. In one for all, which other robots go by, too, the crawlers
 * get a group of their own with the other rules; where these are many, the path is allowed to all.
 */
function findRemedy({
  rule,
  group,
  tokens,
}: {
  rule: RobotsRule;
  group: RobotsGroup;
  tokens: readonly string[];
}): RobotsRemedy {
  const allow = `Allow: ${rule.pattern}`;
  if (!group.agents.includes('*')) return { kind: 'replace', lines: [allow] };
  const others = group.rules.filter(({ line }) => line !== rule.line);
  if (others.length > MAX_REPEATED) return { kind: 'add_below', lines: [allow] };
  return {
    kind: 'add_group',
    lines: [...tokens.map((token) => `User-agent: ${token}`), ...others.map(({ text }) => text), allow],
  };
}
