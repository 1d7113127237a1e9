import { cutText } from '#lib/text';
import { findName } from './find-name.ts';
import { isNoName } from './name-words.ts';
import type { SiteDigest } from '../site-digest.ts';

const MAX_DESCRIPTION_LENGTH = 300;

/** Name and description a page gives its company; null where it does not say. */
export interface SiteProfile {
  readonly name: string | null;
  readonly description: string | null;
}

export function readProfile({ websiteUrl, site }: { websiteUrl: string; site: SiteDigest }): SiteProfile {
  return { name: findName({ websiteUrl, site }), description: findDescription(site) };
}

function findDescription(site: SiteDigest): string | null {
  const text = site.description ?? site.facts.description;
  if (text === null || isNoName(text)) return null;
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const cut = cutText(text, MAX_DESCRIPTION_LENGTH);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '));
  return end > 60 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
