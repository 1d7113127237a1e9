export { createSiteReader } from './create-site-reader.ts';
export type { SiteReader } from './site-reader.ts';
