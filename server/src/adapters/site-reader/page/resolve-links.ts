import type { CollectedPage } from './collect-page.ts';
import type { SitePage } from '../site-reader.ts';

/** Links as whole web addresses without query and fragment, each once under its first words; all others are left out. */
export function resolveLinks({
  links,
  url,
}: Pick<CollectedPage, 'links'> & { url: string }): SitePage['links'] {
  const known = new Map<string, string>();
  for (const { href, text } of links) {
    const address = URL.canParse(href, url) ? new URL(href, url) : null;
    if (address === null || !/^https?:$/.test(address.protocol)) continue;
    const whole = `${address.origin}${address.pathname}`;
    if (!known.has(whole)) known.set(whole, text);
  }
  return [...known].map(([whole, text]) => ({ url: whole, text }));
}
