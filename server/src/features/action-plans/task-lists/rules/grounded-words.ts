import type { ActionText } from './finding.ts';

/** What a model writes for a finding; the facts stay ours. */
export interface WrittenAction extends Omit<ActionText, 'why'> {
  readonly finding: string;
  readonly evidence: readonly string[];
}

/** A host or an address, with or without its protocol. */
const ADDRESS = /(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}/giu;
/** Addresses advice may name beside the sites of the answers. */
const ALLOWED = new Set(['schema.org', 'robots.txt', 'sitemap.xml', 'llms.txt']);

/**
 * The written actions that are grounded in the digest, by finding: each names a finding of the brief, cites only
 * evidence that exists, some of it the finding's own, and names no address that is not in the answers. The rest is
 * dropped.
 */
export function keepGrounded({
  written,
  brief,
  digest,
}: {
  written: readonly WrittenAction[];
  brief: {
    readonly findings: readonly { readonly id: string; readonly evidence: readonly string[] }[];
    readonly evidence: readonly { readonly id: string }[];
  };
  digest: { readonly site: string; readonly sites: readonly { readonly domain: string }[] };
}): Map<string, Omit<ActionText, 'why'>> {
  const evidence = new Set(brief.evidence.map(({ id }) => id));
  const own = new Map(brief.findings.map((finding) => [finding.id, new Set(finding.evidence)]));
  const hosts = new Set([hostOfSite(digest.site), ...digest.sites.map(({ domain }) => hostOfSite(domain))]);
  const kept = new Map<string, Omit<ActionText, 'why'>>();
  for (const { finding, evidence: cited, ...words } of written) {
    const belongs = own.get(finding);
    const isGrounded =
      belongs !== undefined &&
      cited.some((id) => belongs.has(id)) &&
      cited.every((id) => evidence.has(id)) &&
      namesKnownHostsOnly(words, hosts);
    if (isGrounded && !kept.has(finding)) kept.set(finding, words);
  }
  return kept;
}

/** `facebook.com` of `facebook.com/trattoriaaurora`. */
export const hostOfSite = (site: string): string => site.replace(/\/.*$/, '');

/** Whether every address in the text occurs in the answers. */
export function namesKnownHostsOnly(words: object, hosts: ReadonlySet<string>): boolean {
  const addresses = JSON.stringify(words).toLowerCase().match(ADDRESS) ?? [];
  return addresses
    .map((address) => address.replace(/^https?:\/\//, '').replace(/^www\./, ''))
    .every((host) => hosts.has(host) || ALLOWED.has(host));
}
