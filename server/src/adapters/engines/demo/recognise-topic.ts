import { GENERAL_TOPIC, TOPICS, type Topic } from './topics.ts';
import { TRADES } from './trades.ts';

/** Lower case without accents, apostrophes as blanks: `dell’energia è` → ` dell energia e `. */
function normalise(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}&+-]+/gu, ' ').trim()} `;
}

/** What to look for in a normalised question: whole words, or words that begin so. */
interface Needle {
  readonly text: string;
  readonly opening: string;
  readonly weight: number;
}

function toNeedle(keyword: string): Needle {
  const words = normalise(keyword);
  const text = keyword.endsWith('*') ? words.trimEnd() : words;
  return { text, opening: openingOf(text), weight: text.trim().length };
}

/** The blank before a word and its first letters; a word that is looked for by its beginning gives two at least. */
const OPENING = 3;
const openingOf = (text: string): string => text.slice(0, OPENING);

/**
 * A normalised question with the first letters of its words: a quick check before each of some thousand words is
 * searched for.
 */
interface Haystack {
  readonly text: string;
  readonly openings: ReadonlySet<string>;
}

function toHaystack(question: string): Haystack {
  const text = normalise(question);
  const words = text.split(' ').map((word) => openingOf(` ${word} `));
  return { text, openings: new Set(words) };
}

const holds = ({ text, openings }: Haystack, needle: Needle): boolean =>
  openings.has(needle.opening) && text.includes(needle.text);

/** A trade that is named is meant, whatever else the question says; named only after "per" it may be the customer. */
const NAME_WEIGHT = { asked: 2.5, customer: 0.2 };
/** A company of a trade named in the question counts more than one of a whole sector. */
const NAMED_COMPANY = { trade: 10, sector: 8 };
/** Words for a trade where a local business is looked for; otherwise a brand may be asked for as well. */
const OFFER_WEIGHT = { near: 1, anywhere: 0.4 };
const CUSTOMERS = /\b(?:per|conviene a|adatt\w+ a)\s[^?]*/iu;
const SEEKS_SOMEBODY =
  /\b[Aa] chi mi rivolgo\b|\b[Dd]ove mi consigli di andare\b|\b(?:a|ad|in provincia di|vicino a) \p{Lu}/u;

const toNeedles = (keywords: readonly string[]): Needle[] => keywords.map(toNeedle);
const TRADE_NEEDLES = TRADES.map(({ topic, names, offers }) => ({
  topic,
  names: toNeedles(names),
  offers: toNeedles(offers),
  familiar: toNeedles(topic.familiar),
}));
const TOPIC_NEEDLES = TOPICS.map((topic) => ({ topic, needles: toNeedles(topic.keywords) }));

const weigh = (haystack: Haystack, needles: readonly Needle[]): number =>
  needles.reduce((sum, needle) => (holds(haystack, needle) ? sum + needle.weight : sum), 0);

/**
 * The trade or market a question belongs to: the one whose words cover most of it, companies named in it count too. If
 * two fit equally the trade is chosen, since it is narrower.
 * @param namedSectors catalogue sectors of the companies the question names
 */
export function recogniseTopic({
  question,
  namedSectors,
}: {
  question: string;
  namedSectors: readonly string[];
}): Topic {
  const haystack = toHaystack(question);
  const scores = [
    ...scoreTrades(question),
    ...TOPIC_NEEDLES.map(({ topic, needles }) => {
      const named = namedSectors.filter((sector) => sector === topic.sector).length;
      return { topic, score: weigh(haystack, needles) + named * NAMED_COMPANY.sector };
    }),
  ];
  let best = { topic: GENERAL_TOPIC, score: 0 };
  for (const score of scores) if (score.score > best.score) best = score;
  return best.topic;
}

function scoreTrades(question: string): { topic: Topic; score: number }[] {
  const haystack = toHaystack(question);
  const asked = toHaystack(question.replace(CUSTOMERS, ' '));
  const offerWeight = SEEKS_SOMEBODY.test(question) ? OFFER_WEIGHT.near : OFFER_WEIGHT.anywhere;
  return TRADE_NEEDLES.map(({ topic, names, offers, familiar }) => {
    const named = Math.max(
      NAME_WEIGHT.asked * weigh(asked, names),
      NAME_WEIGHT.customer * weigh(haystack, names),
    );
    const companies = familiar.filter((company) => holds(haystack, company)).length;
    return {
      topic,
      score: named + offerWeight * weigh(haystack, offers) + NAMED_COMPANY.trade * companies,
    };
  });
}
