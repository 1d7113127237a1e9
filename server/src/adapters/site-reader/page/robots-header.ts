import type { RobotsDirective } from '../site-reader.ts';
import { tidyOrNull } from './tidy-text.ts';

const MAX_LENGTH = 200;
/** Directives that take a value behind a colon: what stands before it is no user agent. */
const WITH_VALUE = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** The wishes of `X-Robots-Tag`: `noindex, nofollow` for all, `GPTBot: noindex` for one, and all behind it. */
export function readRobotsHeader(header: string | readonly string[] | undefined): RobotsDirective[] {
  const values = typeof header === 'string' ? [header] : (header ?? []);
  return values.flatMap((line) => {
    let agent: string | null = null;
    return line.split(',').flatMap((part): RobotsDirective[] => {
      const [first = '', ...rest] = part.split(':');
      const names = rest.length > 0 && !WITH_VALUE.has(first.trim().toLowerCase());
      if (names) agent = tidyOrNull(first, MAX_LENGTH)?.toLowerCase() ?? null;
      const value = tidyOrNull(names ? rest.join(':') : part, MAX_LENGTH)?.toLowerCase();
      return value === undefined ? [] : [{ from: 'header', agent, value }];
    });
  });
}
