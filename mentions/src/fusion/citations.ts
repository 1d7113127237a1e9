import { type AnswerLink, type ReadAnswer, cutText } from '../document/document.ts';
import type { Citation } from '../extraction.ts';
import type { NamedInAnswer } from './collect-named.ts';
import { domainLabel } from '../linking/addresses.ts';
import { identityKey } from '../linking/identity.ts';

const TRACKING = /^(?:utm_[a-z]+|srsltid|gclid|fbclid)$/iu;
const MAX_TITLE = 200;

/** The distinct addresses an answer cites, in order; links, footnotes, source lists and bare addresses alike. */
export function readCitations(answer: ReadAnswer, companies: readonly NamedInAnswer[]): Citation[] {
  const citations = new Map<string, Citation>();
  for (const link of answer.links.toSorted((a, b) => a.start - b.start)) {
    const address = parseAddress(link.url);
    if (address === null) continue;
    const domain = address.hostname.replace(/^www\./u, '');
    const title = titleOf(answer, link);
    const key = addressKey(address);
    const known = citations.get(key);
    if (known !== undefined) known.title ??= title;
    else
      citations.set(key, {
        url: link.url,
        domain,
        position: citations.size + 1,
        title,
        companyKeys: ownersOf(companies, domain),
      });
  }
  return [...citations.values()];
}

/** The address of a site on the web; null for any other. */
function parseAddress(url: string): URL | null {
  if (!/^https?:\/\//iu.test(url)) return null;
  const address = URL.parse(url);
  return address?.hostname.includes('.') === true ? address : null;
}

/** Two spellings of one address share it: `www.`, tracking parameters, fragment and a last slash do not count. */
function addressKey(address: URL): string {
  if (address.search !== '')
    for (const name of [...address.searchParams.keys()])
      if (TRACKING.test(name)) address.searchParams.delete(name);
  const path = address.pathname.replace(/\/+$/u, '');
  return `${address.host.replace(/^www\./u, '')}${path}${address.search}`.toLowerCase();
}

function titleOf({ raw }: ReadAnswer, { label, title }: AnswerLink): string | null {
  const text = title ?? (label === null ? '' : raw.slice(label.start, label.end));
  const plain = text.replace(/[*_`]+/gu, '').trim();
  return plain === '' || /^[\^\d\s]+$/u.test(plain) ? null : cutText(plain, MAX_TITLE);
}

function ownersOf(companies: readonly NamedInAnswer[], domain: string): string[] {
  const label = domainLabel(domain);
  const labelKey = label === null ? null : identityKey(label);
  return companies
    .filter(({ company, key }) => {
      const own = company.domain;
      return key === labelKey || (own !== null && (domain === own || domain.endsWith(`.${own}`)));
    })
    .map(({ key }) => key);
}
