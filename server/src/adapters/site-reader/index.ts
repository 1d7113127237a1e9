export { createSiteReader } from './create-site-reader.ts';
export type { SiteFailureKind, SiteReader, SiteReading } from './site-reader.ts';
