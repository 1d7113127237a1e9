export { createSiteReader } from './create-site-reader.ts';
export type { SiteReader, SiteReading } from './site-reader.ts';
