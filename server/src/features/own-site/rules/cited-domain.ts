import { showWebsite } from '@citato/contract';
import { hostName, isPlatformPage, siteKey } from '#lib/sites/site';

/** The domain citations of a site are stored under: its registrable one, its host at a builder of sites, its page on a platform. */
export function citedDomain(websiteUrl: string): string {
  if (isPlatformPage(websiteUrl)) return showWebsite(websiteUrl);
  const key = siteKey(websiteUrl);
  return key.includes('/') ? hostName(websiteUrl) : key;
}
