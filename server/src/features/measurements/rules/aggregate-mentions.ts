import type { AnswerStatus, Tone } from '@citato/contract';

/** A company in one answer, as the reader found it. */
export interface MentionFact {
  readonly key: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly position: number;
  readonly occurrences: number;
  readonly sentiment: Tone | null;
  readonly aspects: readonly { label: string; tone: Tone }[];
}

export interface AnswerFact {
  readonly status: AnswerStatus;
  readonly mentions: readonly MentionFact[];
}

export interface ToneCounts {
  positive: number;
  neutral: number;
  negative: number;
  /** Named without a judgement. */
  unknown: number;
}

/** One company over a set of answers: sums only, so that two tallies can be added. */
export interface CompanyTally {
  key: string;
  isOwn: boolean;
  /** Spellings with the answers that use them. */
  names: { name: string; count: number }[];
  /** Ok answers naming it, once per answer. */
  mentions: number;
  occurrences: number;
  positionSum: number;
  positionSquareSum: number;
  tones: ToneCounts;
  aspects: { label: string; tone: Tone; count: number }[];
  /** Of the mentions: answers that name the own company, too; 0 for the own company itself. */
  besideOwn: number;
  /** Of those: answers that name it before the own company. */
  beforeOwn: number;
}

/** A set of answers added up. Only ok answers carry companies; the others are counted apart and never as zero. */
export interface AnswerTally {
  ok: number;
  refused: number;
  empty: number;
  /** Search pages without an AI answer. */
  notShown: number;
  failed: number;
  companies: CompanyTally[];
}

/** Adds up answers; companies are merged by their identity key. */
export function tallyAnswers(answers: readonly AnswerFact[]): AnswerTally {
  return addTallies(answers.map(tallyAnswer));
}

/** The tally of all answers behind the given ones: adding parts gives the same as counting at once. */
export function addTallies(tallies: readonly AnswerTally[]): AnswerTally {
  const companies = new Map<string, CompanyTally>();
  const total = { ok: 0, refused: 0, empty: 0, notShown: 0, failed: 0 };
  for (const tally of tallies) {
    total.ok += tally.ok;
    total.refused += tally.refused;
    total.empty += tally.empty;
    total.notShown += tally.notShown;
    total.failed += tally.failed;
    for (const company of tally.companies) {
      const known = companies.get(company.key);
      if (known === undefined) companies.set(company.key, copyCompany(company));
      else addCompany(known, company);
    }
  }
  return { ...total, companies: [...companies.values()] };
}

function tallyAnswer({ status, mentions }: AnswerFact): AnswerTally {
  const ownPositions = mentions.filter(({ isOwn }) => isOwn).map(({ position }) => position);
  const ownPosition = ownPositions.length === 0 ? null : Math.min(...ownPositions);
  return {
    ok: 0,
    refused: 0,
    empty: 0,
    notShown: 0,
    failed: 0,
    [status === 'not_shown' ? 'notShown' : status]: 1,
    companies: status === 'ok' ? mentions.map((mention) => tallyMention(mention, ownPosition)) : [],
  };
}

function tallyMention(mention: MentionFact, ownPosition: number | null): CompanyTally {
  const isBesideOwn = ownPosition !== null && !mention.isOwn;
  return {
    key: mention.key,
    isOwn: mention.isOwn,
    names: [{ name: mention.name, count: 1 }],
    mentions: 1,
    occurrences: mention.occurrences,
    positionSum: mention.position,
    positionSquareSum: mention.position ** 2,
    tones: { positive: 0, neutral: 0, negative: 0, unknown: 0, [mention.sentiment ?? 'unknown']: 1 },
    aspects: listOnce(mention.aspects).map(({ label, tone }) => ({ label, tone, count: 1 })),
    besideOwn: isBesideOwn ? 1 : 0,
    beforeOwn: isBesideOwn && mention.position < ownPosition ? 1 : 0,
  };
}

/** An answer carries a label once, however often it says so. */
function listOnce(aspects: MentionFact['aspects']): MentionFact['aspects'] {
  return [...new Map(aspects.map((aspect) => [`${aspect.tone} ${aspect.label}`, aspect])).values()];
}

/** By hand: `structuredClone` of so small a value takes longer than everything else an answer is counted by. */
function copyCompany({ names, tones, aspects, ...counts }: CompanyTally): CompanyTally {
  return {
    ...counts,
    names: names.map((spelling) => ({ ...spelling })),
    tones: { ...tones },
    aspects: aspects.map((aspect) => ({ ...aspect })),
  };
}

function addCompany(into: CompanyTally, from: CompanyTally): void {
  into.isOwn ||= from.isOwn;
  into.mentions += from.mentions;
  into.occurrences += from.occurrences;
  into.positionSum += from.positionSum;
  into.positionSquareSum += from.positionSquareSum;
  into.besideOwn += from.besideOwn;
  into.beforeOwn += from.beforeOwn;
  into.tones.positive += from.tones.positive;
  into.tones.neutral += from.tones.neutral;
  into.tones.negative += from.tones.negative;
  into.tones.unknown += from.tones.unknown;
  for (const { name, count } of from.names) {
    const known = into.names.find((spelling) => spelling.name === name);
    if (known === undefined) into.names.push({ name, count });
    else known.count += count;
  }
  for (const { label, tone, count } of from.aspects) {
    const known = into.aspects.find((aspect) => aspect.label === label && aspect.tone === tone);
    if (known === undefined) into.aspects.push({ label, tone, count });
    else known.count += count;
  }
}
