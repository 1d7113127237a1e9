import { type ReadAnswer, isBold } from '../document/document.ts';
import type { Language, Tone } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/named-in-answer.ts';
import { addPick, judgeSegment, judgeSigns } from './judge-segment.ts';
import { isRecommending, sideOfSegment } from './labels.ts';
import { groupNamed } from './named.ts';
import { type Owners, readOwners } from './own-blocks.ts';
import { readRankedTables } from './ranked-tables.ts';
import { type Judgement, type Reading, WEIGHT } from './reading.ts';

export interface CompanyTone {
  sentiment: Tone | null;
  judgements: Judgement[];
}

const POSITIVE_FROM = 0.9;

const NEGATIVE_FROM = -0.7;
// Praise and blame that weigh the same are neutral, though the answer recommends what it lists.
const BLAMED = -0.5;
const EVEN = 0.6;

/** The tone of an answer about each of its companies, in their order. */
export function judgeTones({
  answer,
  companies,
  language,
}: {
  answer: ReadAnswer;
  companies: readonly NamedInAnswer[];
  language: Language;
}): CompanyTone[] {
  const judgements = new Map<NamedInAnswer, Judgement[]>(companies.map((company) => [company, []]));
  const named = groupNamed(companies);
  const owners = readOwners({
    answer,
    named,
    isLabel: (segment) => sideOfSegment({ answer, segment, language }) !== null,
  });
  const reading: Reading = { answer, named, language, owners, ranked: readRankedTables(answer), judgements };
  let chapter: 'avoid' | 'pick' | null = null;
  for (const segment of answer.segments) {
    const isTitle = segment.kind === 'heading' || segment.kind === 'title';
    if (!isTitle && !named.has(segment) && !owners.has(segment)) continue;
    const side = sideOfSegment({ answer, segment, language });
    if (isTitle) chapter = side === 'avoid' || side === 'pick' ? side : null;
    if (chapter === 'pick' && !isTitle) addPick(reading, segment);
    judgeSegment({ reading, segment, side: chapter === 'avoid' ? 'avoid' : side === 'pick' ? null : side });
  }
  for (const segment of answer.signs) judgeSigns(reading, segment);
  const prior = isRecommending(answer, companies[0]?.spans[0]?.start ?? 0) ? WEIGHT.recommended : 0;
  return companies.map((company) =>
    summarise({
      company,
      judgements: judgements.get(company) ?? [],
      owners,
      prior,
      isSetInBold: () => company.spans.some((span) => isBold(answer, span)),
    }),
  );
}

function summarise({
  company,
  judgements,
  owners,
  prior,
  isSetInBold,
}: {
  company: NamedInAnswer;
  judgements: Judgement[];
  owners: Owners;
  prior: number;
  isSetInBold: () => boolean;
}): CompanyTone {
  const isHead = (): boolean =>
    company.matches.some(({ segment }) => owners.get(segment)?.includes(company) === true);
  const said = judgements.reduce((sum, { weight }) => sum + weight, 0);
  const isMixed = judgements.some(({ weight }) => weight <= BLAMED);
  const isPicked = prior > 0 && said >= 0 && !(isMixed && said < EVEN) && (isHead() || isSetInBold());
  const score = isPicked ? said + prior : said;
  if (score >= POSITIVE_FROM) return { sentiment: 'positive', judgements };
  if (score <= NEGATIVE_FROM) return { sentiment: 'negative', judgements };
  const isSpokenOf =
    company.matches.some(({ segment }) => owners.get(segment)?.length === 1) ||
    judgements.length > 0 ||
    company.matches.some(({ segment }) => segment.kind !== 'cell' && segment.kind !== 'seller');
  return { sentiment: isSpokenOf ? 'neutral' : null, judgements };
}
