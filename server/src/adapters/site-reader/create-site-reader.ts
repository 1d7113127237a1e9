import { createWebAccess } from '#adapters/guarded-web';
import { buildSiteReader } from './build-site-reader.ts';
import type { SiteReader } from './site-reader.ts';

/** The reader of this deployment. */
export function createSiteReader(settings: Parameters<typeof createWebAccess>[0]): SiteReader {
  return buildSiteReader(createWebAccess(settings));
}
