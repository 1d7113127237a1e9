export { createSiteReader } from './create-site-reader.ts';
export type {
  FileReading,
  Inspection,
  RobotsDirective,
  SiteFailureKind,
  SiteReader,
  SiteReading,
} from './site-reader.ts';
