export { createSiteReader } from './create-site-reader.ts';
export type { SiteFailureKind, SiteReader } from './site-reader.ts';
