/** What the rules know of a company: its user's words, and its page. */
export interface CompanyDigest {
  readonly name: string | null;
  readonly websiteUrl: string;
  readonly description: string | null;
  /** Null when the page could not be read. */
  readonly site: SiteDigest | null;
}

export interface SiteDigest {
  readonly title: string | null;
  readonly siteName: string | null;
  readonly description: string | null;
  readonly headings: readonly string[];
  readonly text: string;
  readonly facts: {
    readonly kinds: readonly string[];
    readonly name: string | null;
    readonly description: string | null;
    readonly locality: string | null;
    readonly keywords: readonly string[];
    readonly offers: readonly string[];
  };
}
