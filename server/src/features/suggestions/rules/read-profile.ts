import { cutText } from '#lib/text';
import { siteWords } from '#lib/sites/site';
import { toPlainText } from './plain-text.ts';
import type { SiteDigest } from './site-digest.ts';

const LONGEST_NAME = 100;
const LONGEST_DESCRIPTION = 300;

/** Name and description a page gives its company; null where it does not say. */
export interface SiteProfile {
  readonly name: string | null;
  readonly description: string | null;
}

export function readProfile({ websiteUrl, site }: { websiteUrl: string; site: SiteDigest }): SiteProfile {
  return { name: findName({ websiteUrl, site }), description: findDescription(site) };
}

/** The stated name, or the part of the title that the domain repeats. */
function findName({ websiteUrl, site }: { websiteUrl: string; site: SiteDigest }): string | null {
  const parts = (site.title ?? '').split(/\s+[|–—·-]\s+|:\s/).map((part) => part.trim());
  const domain = squash(siteWords(websiteUrl));
  const inDomain = parts.find((part) => {
    const letters = squash(part);
    return letters.length >= 3 && (domain.includes(letters) || letters.includes(domain));
  });
  const name = site.facts.name ?? site.siteName ?? inDomain ?? null;
  return name !== null && name.length <= LONGEST_NAME && !looksLikeAddress(name) ? name : null;
}

function findDescription(site: SiteDigest): string | null {
  const text = site.description ?? site.facts.description;
  if (text === null || text.length <= LONGEST_DESCRIPTION) return text;
  const cut = cutText(text, LONGEST_DESCRIPTION);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '));
  return end > 60 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function squash(text: string): string {
  return toPlainText(text).replaceAll(' ', '');
}

function looksLikeAddress(name: string): boolean {
  return /^(www\.|https?:)|\.(it|com|net|eu|org|example)$/i.test(name);
}
