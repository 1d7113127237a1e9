/**
 * Why a page was not read:
 * refused: not an address of the public web, or one that leads inside · unreachable: no such host, no connection, no
 * TLS, cut off · timeout: not there within ten seconds · too_many_redirects: a fourth · bad_status: neither 2xx nor a
 * redirect · not_html: another content type · unreadable: an encoding we do not know, or broken · aborted: by us.
 */
export type SiteFailureKind =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'too_many_redirects'
  | 'bad_status'
  | 'not_html'
  | 'unreadable'
  | 'aborted';

/** What a page states about its company for machines (JSON-LD, OpenGraph). */
export interface SiteFacts {
  /** Types of schema.org, for example `Restaurant`. */
  readonly kinds: readonly string[];
  readonly name: string | null;
  readonly description: string | null;
  /** Town of the address. */
  readonly locality: string | null;
  readonly keywords: readonly string[];
  /** Names of products and services. */
  readonly offers: readonly string[];
}

/** A page as a reader sees it. All of it is foreign text: bounded, storable, never instructions. */
export interface SitePage {
  /** Where the redirects ended. */
  readonly url: string;
  readonly title: string | null;
  readonly siteName: string | null;
  readonly description: string | null;
  /** Two letters, as `lang` says. */
  readonly language: string | null;
  /** h1 to h3, at most 40. */
  readonly headings: readonly string[];
  /** Visible text, at most 20,000 characters. */
  readonly text: string;
  readonly facts: SiteFacts;
  /** Whole addresses on the web with the words they stand under, at most 200, each once. */
  readonly links: readonly { readonly url: string; readonly text: string }[];
}

export type SiteReading =
  | ({ readonly status: 'ok' } & SitePage)
  | {
      readonly status: 'failed';
      readonly kind: SiteFailureKind;
      /** For the operator's log; never shown to users. */
      readonly detail: string;
    };

/** What a page tells machines about itself. */
export interface InspectedPage {
  /** Where the redirects ended. */
  readonly url: string;
  readonly title: string | null;
  /** Types its JSON-LD and its microdata name, as they stand there without the vocabulary; at most 20 each. */
  readonly jsonLdTypes: readonly string[];
  readonly microdataTypes: readonly string[];
  /** JSON-LD that is no JSON. */
  readonly hasBrokenJsonLd: boolean;
  /** Wishes for robots, of meta tags and of the header `X-Robots-Tag`; `agent` as it stands there, null for all. */
  readonly directives: readonly RobotsDirective[];
  readonly links: SitePage['links'];
  /** Cut at 2 MB or at a nesting no page has: what was not read is not known to be missing. */
  readonly isCut: boolean;
}

export interface RobotsDirective {
  readonly from: 'meta' | 'header';
  readonly agent: string | null;
  readonly value: string;
}

export type Inspection = ({ readonly status: 'ok' } & InspectedPage) | FailedVisit;

/** A text file of a site; with another status than 2xx its text is empty. */
export type FileReading =
  | {
      readonly status: 'ok';
      readonly url: string;
      readonly httpStatus: number;
      readonly contentType: string;
      readonly text: string;
      readonly isCut: boolean;
    }
  | FailedVisit;

export interface FailedVisit {
  readonly status: 'failed';
  readonly kind: SiteFailureKind;
  /** What the site answered; null where it did not. */
  readonly httpStatus: number | null;
}

/** Reads public websites that users name. Never throws, never connects inside the own network. */
export interface SiteReader {
  /** Reads one page of HTML: at most three redirects, 2 MB and ten seconds; no cookies, no scripts. */
  read(request: { url: string; signal: AbortSignal }): Promise<SiteReading>;
  /** Reads what a page tells machines, within the bounds of `read`. */
  inspect(request: { url: string; signal: AbortSignal }): Promise<Inspection>;
  /** Reads the start of a text file: at most five redirects and ten seconds. */
  readFile(request: { url: string; maxBytes: number; signal: AbortSignal }): Promise<FileReading>;
  /**
   * Where a redirect of `allowedHost` points, without following it; null when it is none, or did not answer in time.
   */
  resolveRedirect(request: { url: string; allowedHost: string; timeoutMs: number }): Promise<string | null>;
}
