/**
 * A service on which many companies have a page of their own: the page counts as the company's site, the service does
 * not.
 */
export interface Platform {
  /** Its domains; `amazon.*` stands for every country's. Subdomains in front (`m.`, `it-it.`) are ignored. */
  readonly domains: readonly [string, ...string[]];
  /** The host its pages are stored under, whichever was typed; without it the typed one stays. */
  readonly home?: string;
  /** `trattoria-aurora.wixsite.com`: the subdomain identifies the page. */
  readonly hasSubdomains?: true;
  /**
   * How the path tells whose page it is, the first that fits: fixed parts, `*` for any, `:page` for one that tells it,
   * `:id` for the number one ends with, `?id` for a parameter. What follows is the page's own and does not count,
   * save behind `$`, which lets nothing follow.
   */
  readonly pages?: readonly string[];
  /** Where a number within the path identifies the page: `Restaurant_Review-g187791-d1234567-Reviews…`. */
  readonly pattern?: RegExp;
  /** First parts of a path that are the platform's own. */
  readonly reserved?: readonly string[];
  /** Characters that make no difference between pages: `facebook.com/trattoria.aurora` is `/trattoriaaurora`. */
  readonly ignored?: RegExp;
}
