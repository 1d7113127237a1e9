export { createSiteReader } from './create-site-reader.ts';
export { readWebsite } from './read-website.ts';
export type { Inspection, SiteReader, SiteReading } from './site-reader.ts';
