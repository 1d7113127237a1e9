import type { WebAccess } from '#adapters/guarded-web';
import { collectPage } from './page/collect-page.ts';
import type { Within } from './follow-redirects.ts';
import { loadHtml } from './read-site.ts';
import { resolveLinks } from './page/resolve-links.ts';
import { readRobotsHeader } from './page/robots-header.ts';
import type { InspectedPage } from './site-reader.ts';
import { listStructuredTypes } from './page/structured-facts.ts';
import { tidyOrNull } from './page/tidy-text.ts';

const MAX_TYPES = 20;
const MAX_TYPE_LENGTH = 100;
const MAX_DIRECTIVES = 20;

/** What a page tells machines about itself. Throws faults. */
export async function inspectPage(
  access: WebAccess,
  { url: asked, ...within }: Within & { url: string },
): Promise<InspectedPage> {
  const { url, html, headers, isCut } = await loadHtml(access, { url: asked, ...within });
  const { title, meta, structured, itemTypes, directives, links, isWhole } = collectPage(html);
  const jsonLd = structured.map(listStructuredTypes);
  return {
    url,
    title: title ?? meta.get('og:title') ?? null,
    jsonLdTypes: shorten(jsonLd.flatMap((types) => types ?? [])),
    microdataTypes: shorten(itemTypes.map((type) => type.replace(/^.*[/#]/, ''))),
    hasBrokenJsonLd: jsonLd.includes(null),
    directives: [
      ...directives.map(({ name, content }) => ({
        from: 'meta' as const,
        agent: name === 'robots' ? null : name,
        value: content.toLowerCase(),
      })),
      ...readRobotsHeader(headers['x-robots-tag']),
    ].slice(0, MAX_DIRECTIVES),
    links: resolveLinks({ links, url }),
    isCut: isCut || !isWhole,
  };
}

const shorten = (types: readonly string[]): string[] =>
  [...new Set(types.flatMap((type) => tidyOrNull(type, MAX_TYPE_LENGTH) ?? []))].slice(0, MAX_TYPES);
