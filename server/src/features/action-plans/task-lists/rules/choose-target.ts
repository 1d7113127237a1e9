import type { Digest } from '#features/measurements';
import { belongsToSite } from '#lib/sites/site';
import type { CitedPage } from './finding.ts';
import { type PageLink, countSubjects, takesUp } from './page-facts.ts';

/** Files that are no pages for a reader. */
const FILE = /\.(?!html?$|php$|aspx?$)[a-z\d]{2,5}$/i;

type Subject = Pick<Digest, 'question' | 'homeUrl' | 'sites' | 'targetUrl'>;

/** The company's most cited page that is about the question; null where none is. */
export function findCitedTarget({ question, sites }: Pick<Digest, 'question' | 'sites'>): string | null {
  const own = sites.flatMap(({ owner, pages }) => (owner.kind === 'own' ? pages : []));
  return own.find((page) => takesUp(describePage(page), question))?.url ?? null;
}

/** Of the pages linked from the home page the one that covers most of the question, else the page known to be read. */
export function chooseTarget({ digest, links }: { digest: Subject; links: readonly PageLink[] }): string {
  const { question, homeUrl: websiteUrl, targetUrl } = digest;
  const fitting = links
    .filter(({ url }) => belongsToSite({ url, websiteUrl }) && !FILE.test(readPath(url)))
    .map(({ url, text }) => ({ url, words: `${text} ${readPath(url)}` }))
    .filter(({ words }) => takesUp(words, question))
    .toSorted(
      (a, b) =>
        countSubjects(b.words, question) - countSubjects(a.words, question) || a.url.length - b.url.length,
    );
  return fitting[0]?.url ?? targetUrl;
}

const describePage = ({ url, title }: CitedPage): string => `${title ?? ''} ${readPath(url)}`;

/** The path of an address as it is written for a user; empty for an invalid one. */
function readPath(url: string): string {
  if (!URL.canParse(url)) return '';
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
