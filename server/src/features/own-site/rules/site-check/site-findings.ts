import type { FoundBan } from './find-robots-bans.ts';
import type { PageBan } from './read-page-bans.ts';

/** Why an address gave no page or file; `forbidden`: robots.txt asks our reader, too, not to read it. */
export type SiteProblem =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'too_many_redirects'
  | 'bad_status'
  | 'not_html'
  | 'unreadable'
  | 'forbidden';

/** A page as it was found. */
export interface FoundPage {
  readonly url: string;
  readonly problem: SiteProblem | null;
  readonly httpStatus: number | null;
  readonly title: string | null;
  /** Null where it is not known. */
  readonly structured: readonly string[] | null;
  readonly hasBrokenJsonLd: boolean;
  readonly bans: readonly PageBan[] | null;
}

export interface FoundRobots {
  readonly url: string;
  readonly state: 'read' | 'missing' | 'unknown';
  readonly problem: SiteProblem | null;
  readonly httpStatus: number | null;
  readonly isCut: boolean;
  readonly isPage: boolean;
  readonly bans: readonly FoundBan[];
  readonly crawlers: number;
  readonly paths: number;
}

export interface FoundSitemap {
  readonly state: 'read' | 'missing' | 'unknown';
  /** Pages of the site it lists. */
  readonly urls: readonly string[];
  readonly isCut: boolean;
}

/** What a visit to a site found; stored as one value. */
export interface SiteFindings {
  readonly robots: FoundRobots;
  readonly sitemap: FoundSitemap;
  readonly pages: readonly FoundPage[];
  /** Pages of the site that pages read link to. */
  readonly linked: readonly string[];
}
