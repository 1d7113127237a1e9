import { showWebsite } from '@citato/contract';
import type { Asker } from '../answer-engine.ts';
import type { Tone } from '@citato/mentions';
import type { Chance } from './chance.ts';
import { createChance } from './chance.ts';
import type { Candidate } from './known-companies.ts';
import { buildMark, type CastCompany } from './scene.ts';

type Extra = Omit<CastCompany, 'mark'>;

/** Praise is the commonest tone of answer engines, blame the rarest. */
function drawTone(chance: Chance): Tone {
  const draw = chance.fraction();
  return draw < 0.5 ? 'positive' : draw < 0.8 ? 'neutral' : 'negative';
}

/** Draws companies by weight; the samples of a question differ from each other, but are similar. */
export function drawCandidates({
  candidates,
  count,
  chance,
}: {
  candidates: readonly Candidate[];
  count: number;
  chance: Chance;
}): Extra[] {
  return (
    candidates
      // Weighted sampling without replacement (Efraimidis and Spirakis, 2006): the largest u^(1/w) win.
      .map((candidate) => ({ candidate, key: chance.fraction() ** (1 / candidate.weight) }))
      .toSorted((left, right) => right.key - left.key)
      .slice(0, count)
      .map(({ candidate: { name, domain } }) => ({ name, domain, origin: 'catalogue', tone: 'neutral' }))
  );
}

function toHost(name: string): string {
  const words = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return `${words.replace(/[^a-z0-9]+/g, '-')}.example`;
}

/** Invented companies: each question has two or three of its own, so that they recur from sample to sample. */
export function drawInvented({
  names,
  count,
  question,
  chance,
}: {
  names: readonly string[];
  count: number;
  question: string;
  chance: Chance;
}): Extra[] {
  const regulars = createChance(`invented\n${question}`).shuffle(names).slice(0, Math.max(3, count));
  return chance
    .shuffle(regulars)
    .slice(0, count)
    .map((name) => ({ name, domain: toHost(name), origin: 'invented', tone: drawTone(chance) }));
}

/** The user's own company: whether, where and how an answer names it depends on the question, varied by sample. */
export function drawOwn({
  brand,
  question,
  mentionRate,
  chance,
}: {
  brand: Asker;
  question: string;
  /** Share of answers that name it; null: the question's own, 30 to 80 %, 55 % on average. */
  mentionRate: number | null;
  chance: Chance;
}): { company: Extra; rank: number } | null {
  const habit = createChance(`own\n${question}\n${brand.name}`);
  const rate = mentionRate ?? 0.3 + 0.5 * habit.fraction();
  if (!chance.isTrue(rate)) return null;
  const rank = Math.max(0, habit.integer(5) + chance.integer(3) - 1);
  const domain = URL.canParse(brand.websiteUrl) ? showWebsite(brand.websiteUrl) : null;
  return { company: { name: brand.name, domain, origin: 'own', tone: drawTone(chance) }, rank };
}

/** Gives every company its placeholder, the own one at its rank; each name occurs once. */
export function assembleCast({
  companies,
  own,
}: {
  companies: readonly Extra[];
  own: { company: Extra; rank: number } | null;
}): CastCompany[] {
  const others = companies.filter(
    (company) => company.name.toLowerCase() !== own?.company.name.toLowerCase(),
  );
  const rank = Math.min(own?.rank ?? 0, others.length);
  const ordered = own === null ? others : [...others.slice(0, rank), own.company, ...others.slice(rank)];
  return ordered.map((company, index) => ({ ...company, mark: buildMark(index) }));
}
