import { type CollectedPage, collectPage } from './collect-page.ts';
import type { SitePage } from '../site-reader.ts';
import { readStructuredFacts } from './structured-facts.ts';

/** The content of an HTML page, for readers and for machines. */
export function parsePage(html: string): Omit<SitePage, 'url' | 'links'> & Pick<CollectedPage, 'links'> {
  const { title, language, meta, headings, text, structured, links } = collectPage(html);
  const { facts, siteName } = readStructuredFacts(structured);
  const keywords = (meta.get('keywords') ?? '').split(',').map((word) => word.trim());
  return {
    title: title ?? meta.get('og:title') ?? null,
    siteName: meta.get('og:site_name') ?? siteName ?? meta.get('application-name') ?? null,
    description: meta.get('description') ?? meta.get('og:description') ?? null,
    language: language ?? meta.get('og:locale')?.slice(0, 2).toLowerCase() ?? null,
    headings,
    text,
    links,
    facts: {
      ...facts,
      locality: facts.locality ?? meta.get('og:locality') ?? null,
      keywords: [...new Set([...facts.keywords, ...keywords.filter((word) => word !== '')])].slice(0, 20),
    },
  };
}
