import { sourceSite } from '#lib/sites/site';
import { cutText } from '#lib/text';

/** A source as an engine names it. */
export interface NamedSource {
  readonly url: string;
  readonly title: string | null;
}

/** A source the engine names, with the passage of the text it supports where the engine says so. */
export interface EngineSource extends NamedSource {
  readonly span: { readonly start: number; readonly end: number } | null;
}

/** A source as the reader finds it in the text. */
export interface ReadSource extends NamedSource {
  readonly companyKeys: readonly string[];
}

export interface MergedCitation {
  readonly url: string;
  /** The site it is counted for. */
  readonly domain: string;
  readonly title: string | null;
  readonly companyKeys: string[];
  /** False: only the text links it, the engine does not cite it. */
  readonly namedByEngine: boolean;
  readonly spanStart: number | null;
  readonly spanEnd: number | null;
  /** 1-based. */
  readonly position: number;
}

/** The passage as it is stored with a source. */
export function readSpan({
  spanStart,
  spanEnd,
}: Pick<MergedCitation, 'spanStart' | 'spanEnd'>): EngineSource['span'] {
  return spanStart === null || spanEnd === null ? null : { start: spanStart, end: spanEnd };
}

const MAX_URL_LENGTH = 2048;
const MAX_TITLE_LENGTH = 500;

/**
 * The distinct sources of an answer: those the engine names, in its order, then those only the text links.
 * What is not a web address is left out.
 */
export function mergeCitations({
  named,
  read,
  websiteUrl,
}: {
  named: readonly EngineSource[];
  read: readonly ReadSource[];
  /** The company's site: its page on a platform is counted separately from the platform. */
  websiteUrl: string;
}): MergedCitation[] {
  const merged = new Map<string, Omit<MergedCitation, 'position'>>();
  const sources = [
    ...named.map((source) => ({ ...source, companyKeys: [], namedByEngine: true })),
    ...read.map((source) => ({ ...source, span: null, namedByEngine: false })),
  ];
  for (const source of sources) {
    if (!isWebAddress(source.url)) continue;
    const domain = sourceSite({ url: source.url, websiteUrl });
    const known = merged.get(source.url);
    merged.set(source.url, {
      url: source.url,
      domain,
      title: known?.title ?? (source.title === null ? null : cutText(source.title, MAX_TITLE_LENGTH)),
      companyKeys: [...new Set([...(known?.companyKeys ?? []), ...source.companyKeys])],
      namedByEngine: known?.namedByEngine ?? source.namedByEngine,
      spanStart: known?.spanStart ?? source.span?.start ?? null,
      spanEnd: known?.spanEnd ?? source.span?.end ?? null,
    });
  }
  return [...merged.values()].map((citation, index) => ({ ...citation, position: index + 1 }));
}

function isWebAddress(url: string): boolean {
  if (url.length > MAX_URL_LENGTH || !URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === 'http:' || protocol === 'https:';
}
