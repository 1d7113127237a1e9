import { normalizePath } from './normalize-path.ts';
import type { RobotsFile, RobotsGroup, RobotsRule } from './parse-robots.ts';

/** What a robots.txt says to one crawler of one path: the rule that decides; null where none fits, which allows it. */
export interface RobotsDecision {
  readonly isAllowed: boolean;
  readonly rule: RobotsRule | null;
}

/** The groups that speak to a crawler: those that name it, else those for all. */
export function findGroups({ groups }: RobotsFile, token: string): RobotsGroup[] {
  const wanted = token.toLowerCase();
  const named = groups.filter(({ agents }) => agents.some((agent) => readToken(agent) === wanted));
  return named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
}

/** Versions and remarks behind the name do not matter. */
const readToken = (agent: string): string => /^[a-z_-]+/i.exec(agent)?.[0].toLowerCase() ?? '';

/** The longest pattern that fits decides; of two equally long ones the one that allows. */
export function decidePath(groups: readonly RobotsGroup[], path: string): RobotsDecision {
  const address = normalizePath(path);
  let found: RobotsRule | null = null;
  for (const rule of groups.flatMap(({ rules }) => rules)) {
    if (found !== null && !isStronger(rule, found)) continue;
    if (fits(rule.normalized, address)) found = rule;
  }
  return { isAllowed: found?.isAllowed ?? true, rule: found };
}

function isStronger(rule: RobotsRule, than: RobotsRule): boolean {
  const [length, other] = [rule.pattern.length, than.pattern.length];
  return length > other || (length === other && rule.isAllowed && !than.isAllowed);
}

/** `*` stands for anything, `$` at the end for the end; each part is looked for once, so that no pattern is slow. */
function fits(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  const last = isAnchored ? others.pop() : undefined;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  if (last !== undefined) return path.length - last.length >= at && path.endsWith(last);
  return !isAnchored || at === path.length;
}
