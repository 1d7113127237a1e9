import { GENERAL_TOPIC, TOPICS, type Topic } from './topics.ts';
import { TRADES } from './trades.ts';

/** Lower case without accents, apostrophes as blanks: `dell’energia è` → ` dell energia e `. */
function normalise(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}&+-]+/gu, ' ').trim()} `;
}

/** What to look for in a normalised question: whole words, or words that begin so. */
function toNeedle(keyword: string): string {
  const words = normalise(keyword);
  return keyword.endsWith('*') ? words.trimEnd() : words;
}

/** A trade that is named is meant, whatever else is spoken of; named only after "per" it may be the customer. */
const NAME_WEIGHT = { asked: 2.5, customer: 0.2 };
/** A company of a trade that a question names tells more than one of a whole sector. */
const NAMED_COMPANY = { trade: 10, sector: 8 };
/** What is asked of a trade where somebody near is looked for; else it may as well be a brand that is asked for. */
const OFFER_WEIGHT = { near: 1, anywhere: 0.4 };
const CUSTOMERS = /\b(?:per|conviene a|adatt\w+ a)\s[^?]*/iu;
const SEEKS_SOMEBODY =
  /\b[Aa] chi mi rivolgo\b|\b[Dd]ove mi consigli di andare\b|\b(?:a|ad|in provincia di|vicino a) \p{Lu}/u;

const toNeedles = (keywords: readonly string[]): string[] => keywords.map(toNeedle);
const TRADE_NEEDLES = TRADES.map(({ topic, names, offers }) => ({
  topic,
  names: toNeedles(names),
  offers: toNeedles(offers),
  familiar: toNeedles(topic.familiar),
}));
const TOPIC_NEEDLES = TOPICS.map((topic) => ({ topic, needles: toNeedles(topic.keywords) }));

const weigh = (text: string, needles: readonly string[]): number =>
  needles.reduce((sum, needle) => (text.includes(needle) ? sum + needle.trim().length : sum), 0);

/**
 * The trade or market a question belongs to: the one whose words cover most of it, companies named in it counting too.
 * Of two that fit as well the trade is meant, for it is narrower.
 * @param namedSectors catalogue sectors of the companies the question names
 */
export function recogniseTopic({
  question,
  namedSectors,
}: {
  question: string;
  namedSectors: readonly string[];
}): Topic {
  const text = normalise(question);
  const scores = [
    ...scoreTrades(question),
    ...TOPIC_NEEDLES.map(({ topic, needles }) => {
      const named = namedSectors.filter((sector) => sector === topic.sector).length;
      return { topic, score: weigh(text, needles) + named * NAMED_COMPANY.sector };
    }),
  ];
  let best = { topic: GENERAL_TOPIC, score: 0 };
  for (const score of scores) if (score.score > best.score) best = score;
  return best.topic;
}

function scoreTrades(question: string): { topic: Topic; score: number }[] {
  const text = normalise(question);
  const asked = normalise(question.replace(CUSTOMERS, ' '));
  const offerWeight = SEEKS_SOMEBODY.test(question) ? OFFER_WEIGHT.near : OFFER_WEIGHT.anywhere;
  return TRADE_NEEDLES.map(({ topic, names, offers, familiar }) => {
    const named = Math.max(
      NAME_WEIGHT.asked * weigh(asked, names),
      NAME_WEIGHT.customer * weigh(text, names),
    );
    const companies = familiar.filter((company) => text.includes(company)).length;
    return {
      topic,
      score: named + offerWeight * weigh(text, offers) + NAMED_COMPANY.trade * companies,
    };
  });
}
