export { createSiteReader } from './create-site-reader.ts';
export type { Inspection, SiteReader, SiteReading } from './site-reader.ts';
