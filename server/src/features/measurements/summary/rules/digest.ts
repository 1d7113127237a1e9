import { showWebsite, type EngineId, type NamedMarket, type Rate, type Tone } from '@citato/contract';
import { compareText } from '#lib/text';
import { type Rival, countRivals } from './count-rivals.ts';
import { type CitedSite, countSites } from './count-sites.ts';
import { type JudgedAnswer, type QuotedAnswer, quoteFirst, quoteJudgement } from './quote-answer.ts';
import { type ReadAnswer, type ReadMention, findOwn, listSources } from './read-answer.ts';

export interface EngineFigures {
  readonly engine: EngineId;
  readonly answers: number;
  readonly mentions: number;
  readonly rate: Rate;
}

/** What the answers to one prompt say, counted: all that a task list may be drawn from. */
export interface Digest {
  readonly question: string;
  /** Who asks it, in their own words, and where. */
  readonly persona: string | null;
  readonly market: NamedMarket;
  readonly company: string;
  /** The company's site as people write it: its host, or its page on a platform. */
  readonly site: string;
  /** The company's website as its user gave it. */
  readonly homeUrl: string;
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
  /** Labels of the company and the answers that carry them, most frequent first. */
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

export type DigestSubject = Pick<Digest, 'question' | 'persona' | 'market' | 'company' | 'namesOwn'> & {
  readonly websiteUrl: string;
};

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
  subject: { question, persona, market, company, websiteUrl, namesOwn },
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
  const site = showWebsite(websiteUrl);
  const own = answers.flatMap((answer) => answer.mentions.filter(({ isOwn }) => isOwn));
  const rivals = countRivals({ answers, texts });
  const sites = countSites({ answers, websiteUrl, rivals });
  const ownPage = sites.find(({ owner }) => owner.kind === 'own')?.pages[0]?.url;
  return {
    question,
    persona,
    market,
    company,
    site,
    homeUrl: websiteUrl,
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
    praise: answers.flatMap((answer) =>
      quoteJudgement({ answer, mention: findOwn(answer), tone: 'positive', texts }),
    ),
    blame: answers.flatMap((answer) =>
      quoteJudgement({ answer, mention: findOwn(answer), tone: 'negative', texts }),
    ),
    rivals,
    engines: countEngines(answers, buildRate),
    citing: answers.filter((answer) => listSources(answer).length > 0).length,
    sites,
  };
}

/** An answer carries a label once, however often it says so. */
function countAspects(own: readonly ReadMention[]): Digest['aspects'] {
  const labels = own.flatMap(({ aspects }) => [
    ...new Map(aspects.map((aspect) => [`${aspect.tone} ${aspect.label}`, aspect])),
  ]);
  return [...Map.groupBy(labels, ([key]) => key).values()]
    .flatMap((places) => {
      const aspect = places[0]?.[1];
      return aspect === undefined ? [] : [{ label: aspect.label, tone: aspect.tone, answers: places.length }];
    })
    .sort((a, b) => b.answers - a.answers || compareText(a.label, b.label));
}

function countEngines(answers: readonly ReadAnswer[], buildRate: BuildRate): Digest['engines'] {
  return [...Map.groupBy(answers, ({ engine }) => engine)]
    .map(([engine, own]) => {
      const hits = own.filter((answer) => findOwn(answer) !== null).length;
      return { engine, answers: own.length, mentions: hits, rate: buildRate({ hits, n: own.length }) };
    })
    .sort((a, b) => compareText(a.engine, b.engine));
}
