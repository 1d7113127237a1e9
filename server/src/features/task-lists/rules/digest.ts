import type { EngineId, Rate, Tone } from '@citato/contract';
import { type SiteOwner, readHost, readSiteOwner } from './cited-site.ts';
import { cutQuote } from './cut-quote.ts';

/** One ok answer in scope as it was read. */
export interface ReadAnswer {
  readonly id: string;
  readonly engine: EngineId;
  readonly createdAt: Date;
  readonly mentions: readonly ReadMention[];
  readonly citations: readonly ReadCitation[];
}

interface ReadCitation {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  /** False: only the text links it. */
  readonly namedByEngine: boolean;
}

interface ReadMention {
  readonly companyKey: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly position: number;
  readonly sentiment: Tone | null;
  readonly aspects: readonly { readonly label: string; readonly tone: Tone }[];
  readonly spans: readonly { readonly start: number; readonly end: number; readonly tone: Tone | null }[];
}

/** An answer as evidence: which it was and the sentence that matters; null when its text is no longer kept. */
export interface QuotedAnswer {
  readonly id: string;
  readonly engine: EngineId;
  readonly createdAt: Date;
  readonly quote: string | null;
}

/** An answer that judges a company in a sentence of its own. */
export interface JudgedAnswer extends QuotedAnswer {
  readonly quote: string;
  /** Labels of the tone, such as 'costoso'. */
  readonly aspects: readonly string[];
}

/** Another company of the answers, most named first. */
export interface Rival {
  readonly key: string;
  readonly name: string;
  readonly mentions: number;
  /** Answers that name it and not the own company. */
  readonly instead: number;
  /** Answers that name both, and those of them that name it first. */
  readonly together: number;
  readonly ahead: number;
  readonly praise: readonly JudgedAnswer[];
}

export interface CitedPage {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  readonly answers: number;
}

/** A site that answers cite, most cited first, with its pages. */
export interface CitedSite {
  readonly domain: string;
  readonly owner: SiteOwner;
  readonly answers: number;
  /** Answers that cite it and do not name the own company. */
  readonly withoutOwn: number;
  readonly pages: readonly CitedPage[];
}

export interface EngineFigures {
  readonly engine: EngineId;
  readonly answers: number;
  readonly mentions: number;
  readonly rate: Rate;
}

/** What the answers to one prompt say, counted: all that a task list may be drawn from. */
export interface Digest {
  readonly question: string;
  readonly company: string;
  /** The company's site without `www.`. */
  readonly site: string;
  /** The company's page that fits the question: the one answers cite most, else its website. */
  readonly targetUrl: string;
  /** The question itself names the company. */
  readonly namesOwn: boolean;
  /** Ok answers in scope. */
  readonly answers: number;
  readonly mentions: number;
  /** Share of the answers that name the company, with its 95 % interval. */
  readonly rate: Rate;
  readonly averagePosition: number | null;
  /** Answers that judge the company as a whole. */
  readonly tones: { readonly positive: number; readonly negative: number };
  /** Labels of the company and the answers that bear them, most frequent first. */
  readonly aspects: readonly { readonly label: string; readonly tone: Tone; readonly answers: number }[];
  /** Answers that do not name the company, newest first, with the sentence on the one they name first. */
  readonly missing: readonly QuotedAnswer[];
  readonly praise: readonly JudgedAnswer[];
  readonly blame: readonly JudgedAnswer[];
  readonly rivals: readonly Rival[];
  readonly engines: readonly EngineFigures[];
  /** Answers that cite at least one page. */
  readonly citing: number;
  readonly sites: readonly CitedSite[];
}

type BuildRate = (counted: { hits: number; n: number }) => Rate;

export interface DigestSubject {
  readonly question: string;
  readonly company: string;
  readonly websiteUrl: string;
  readonly namesOwn: boolean;
}

/** Answers whose texts are worth loading: what a list may quote. */
const NEWEST_QUOTED = 40;
const BLAMING_QUOTED = 200;

/** The answers a digest may quote from: the newest, and the newest that hold something against the own company. */
export function listQuotable<Answer extends ReadAnswer>(answers: readonly Answer[]): Answer[] {
  const blaming = answers.filter((answer) => findOwn(answer)?.sentiment === 'negative');
  return [...new Set([...answers.slice(0, NEWEST_QUOTED), ...blaming.slice(0, BLAMING_QUOTED)])];
}

/**
 * Counts what the answers say; quotations come from `texts`, by answer. Pure and in a fixed order: the same answers
 * give the same digest. Null without an ok answer, because then nothing is known.
 */
export function buildDigest({
  subject: { question, company, websiteUrl, namesOwn },
  answers,
  texts,
  buildRate,
}: {
  subject: DigestSubject;
  /** Newest first. */
  answers: readonly ReadAnswer[];
  texts: ReadonlyMap<string, string>;
  /** The one rule for rates and their intervals. */
  buildRate: BuildRate;
}): Digest | null {
  if (answers.length === 0) return null;
  const site = readHost(websiteUrl);
  const own = answers.flatMap((answer) => answer.mentions.filter(({ isOwn }) => isOwn));
  const rivals = countRivals({ answers, texts });
  const sites = countSites({ answers, site, rivals });
  const ownPage = sites.find(({ owner }) => owner.kind === 'own')?.pages[0]?.url;
  return {
    question,
    company,
    site,
    targetUrl: ownPage ?? websiteUrl,
    namesOwn,
    answers: answers.length,
    mentions: own.length,
    rate: buildRate({ hits: own.length, n: answers.length }),
    averagePosition:
      own.length === 0 ? null : own.reduce((sum, { position }) => sum + position, 0) / own.length,
    tones: {
      positive: own.filter(({ sentiment }) => sentiment === 'positive').length,
      negative: own.filter(({ sentiment }) => sentiment === 'negative').length,
    },
    aspects: countAspects(own),
    missing: answers.filter((answer) => findOwn(answer) === null).map((answer) => quoteFirst(answer, texts)),
    praise: answers.flatMap((answer) => judge({ answer, mention: findOwn(answer), tone: 'positive', texts })),
    blame: answers.flatMap((answer) => judge({ answer, mention: findOwn(answer), tone: 'negative', texts })),
    rivals,
    engines: countEngines(answers, buildRate),
    citing: answers.filter((answer) => listSources(answer).length > 0).length,
    sites,
  };
}

const findOwn = ({ mentions }: ReadAnswer): ReadMention | null => mentions.find(({ isOwn }) => isOwn) ?? null;

function quoteFirst(answer: ReadAnswer, texts: ReadonlyMap<string, string>): QuotedAnswer {
  const { id, engine, createdAt } = answer;
  const text = texts.get(id);
  const span = answer.mentions[0]?.spans[0];
  const quote = text === undefined || span === undefined ? null : cutQuote(text, span);
  return { id, engine, createdAt, quote: quote !== null && saysSomething(quote) ? quote : null };
}

/** A name alone, in a list or a heading, is no quotation. */
const saysSomething = (quote: string): boolean => quote.split(/\s+/).length >= 5;

/** The answer when it judges the company in this tone and its text still shows where. */
function judge({
  answer: { id, engine, createdAt },
  mention,
  tone,
  texts,
}: {
  answer: ReadAnswer;
  mention: ReadMention | null;
  tone: Tone;
  texts: ReadonlyMap<string, string>;
}): JudgedAnswer[] {
  const text = texts.get(id);
  const span = mention?.spans.find((candidate) => candidate.tone === tone);
  if (mention?.sentiment !== tone || text === undefined || span === undefined) return [];
  const quote = cutQuote(text, span);
  if (!saysSomething(quote)) return [];
  const aspects = mention.aspects.filter((aspect) => aspect.tone === tone).map(({ label }) => label);
  return [{ id, engine, createdAt, quote, aspects: [...new Set(aspects)] }];
}

function countRivals({
  answers,
  texts,
}: {
  answers: readonly ReadAnswer[];
  texts: ReadonlyMap<string, string>;
}): Rival[] {
  const named = answers.flatMap((answer) =>
    answer.mentions
      .filter(({ isOwn }) => !isOwn)
      .map((mention) => ({ answer, mention, own: findOwn(answer) })),
  );
  return [...Map.groupBy(named, ({ mention }) => mention.companyKey)]
    .map(([key, places]) => ({
      key,
      name: mostFrequent(places.map(({ mention }) => mention.name)),
      mentions: places.length,
      instead: places.filter(({ own }) => own === null).length,
      together: places.filter(({ own }) => own !== null).length,
      ahead: places.filter(({ own, mention }) => own !== null && mention.position < own.position).length,
      praise: places.flatMap(({ answer, mention }) => judge({ answer, mention, tone: 'positive', texts })),
    }))
    .sort((a, b) => b.mentions - a.mentions || compare(a.key, b.key));
}

/** The pages an engine says it read. A link in the text alone may be made up, or planted there by a stranger's page. */
const listSources = ({ citations }: ReadAnswer): ReadCitation[] =>
  citations.filter(({ namedByEngine }) => namedByEngine);

function countSites({
  answers,
  site,
  rivals,
}: {
  answers: readonly ReadAnswer[];
  site: string;
  rivals: readonly Rival[];
}): CitedSite[] {
  const cited = answers.flatMap((answer) =>
    listSources(answer).map((citation) => ({ ...citation, answer, hasOwn: findOwn(answer) !== null })),
  );
  return [...Map.groupBy(cited, ({ domain }) => domain)]
    .map(([domain, places]) => ({
      domain,
      owner: readSiteOwner({ domain, ownHost: site, rivals }),
      answers: new Set(places.map(({ answer }) => answer.id)).size,
      withoutOwn: new Set(places.filter(({ hasOwn }) => !hasOwn).map(({ answer }) => answer.id)).size,
      pages: countPages(places),
    }))
    .sort((a, b) => b.answers - a.answers || compare(a.domain, b.domain));
}

function countPages(
  places: readonly { url: string; domain: string; title: string | null; answer: ReadAnswer }[],
): CitedPage[] {
  return [...Map.groupBy(places, ({ url }) => url)]
    .map(([url, citations]) => ({
      url,
      domain: citations[0]?.domain ?? readHost(url),
      title: citations.find(({ title }) => title !== null)?.title ?? null,
      answers: new Set(citations.map(({ answer }) => answer.id)).size,
    }))
    .sort((a, b) => b.answers - a.answers || b.url.length - a.url.length || compare(a.url, b.url));
}

/** An answer bears a label once, however often it says so. */
function countAspects(own: readonly ReadMention[]): Digest['aspects'] {
  const borne = own.flatMap(({ aspects }) => [
    ...new Map(aspects.map((aspect) => [`${aspect.tone} ${aspect.label}`, aspect])),
  ]);
  return [...Map.groupBy(borne, ([key]) => key).values()]
    .flatMap((places) => {
      const aspect = places[0]?.[1];
      return aspect === undefined ? [] : [{ label: aspect.label, tone: aspect.tone, answers: places.length }];
    })
    .sort((a, b) => b.answers - a.answers || compare(a.label, b.label));
}

function countEngines(answers: readonly ReadAnswer[], buildRate: BuildRate): Digest['engines'] {
  return [...Map.groupBy(answers, ({ engine }) => engine)]
    .map(([engine, own]) => {
      const hits = own.filter((answer) => findOwn(answer) !== null).length;
      return { engine, answers: own.length, mentions: hits, rate: buildRate({ hits, n: own.length }) };
    })
    .sort((a, b) => compare(a.engine, b.engine));
}

function mostFrequent(names: readonly string[]): string {
  const counted = [...Map.groupBy(names, (name) => name)].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || compare(a, b),
  );
  return counted[0]?.[0] ?? '';
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
