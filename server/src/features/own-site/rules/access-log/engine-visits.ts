import engines from './engine-referrers.json' with { type: 'json' };
import type { LogEntry } from './log-entry.ts';

const byHost = new Map(engines.flatMap(({ engine, hosts }) => hosts.map((host) => [host, engine] as const)));
const bySource = new Map(
  engines.flatMap(({ engine, sources }) => sources.map((source) => [source, engine] as const)),
);
const names = new Map(engines.map(({ engine, name }) => [engine, name]));

export const nameVisitedFrom = (engine: string): string => names.get(engine) ?? engine;

/** What the lines of such visits hold, for a first look at many lines. */
export const VISIT_SIGNS: readonly string[] = [...byHost.keys(), 'utm_source='];

/** Pictures, scripts and fonts of a page come with it. */
const PART = /\.(?:css|js|mjs|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|mp4|webm|json|xml|txt)$/i;
/** Programs that name themselves as such. */
const PROGRAM = /bot\b|crawl|spider|slurp|curl|wget|python|headless|preview|monitor/i;

/**
 * From which engine a person came, by the page they left or the mark the engine puts into the address. Engines that hide
 * both are not seen: what is counted is a lower bound.
 */
export function findVisit({ method, status, target, referrer, userAgent }: LogEntry): string | null {
  const [path = '', query = ''] = target.split('?', 2);
  if (method !== 'GET' || status >= 400 || PART.test(path) || PROGRAM.test(userAgent)) return null;
  return byHost.get(hostOf(referrer)) ?? bySource.get(sourceOf(query)) ?? null;
}

function hostOf(referrer: string): string {
  return /^(?:https?|android-app):\/\/([^/?#:]+)/i.exec(referrer)?.[1]?.toLowerCase() ?? '';
}

function sourceOf(query: string): string {
  const value = /(?:^|&)utm_source=([^&#]*)/i.exec(query)?.[1] ?? '';
  try {
    return decodeURIComponent(value).toLowerCase();
  } catch {
    return value.toLowerCase();
  }
}
