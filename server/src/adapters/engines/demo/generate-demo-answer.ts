import type { Tone } from '@citato/mentions';
import type { Asker, EngineCitation } from '../answer-engine.ts';
import { assembleCast, drawCandidates, drawInvented, drawOwn } from './cast-companies.ts';
import { createChance, type Chance } from './chance.ts';
import { createScene, resolveMarks, type CastCompany, type NamePlace } from './scene.ts';
import {
  ANSWER_FORMS,
  writeBrandAbsence,
  writeBrandPortrait,
  writeRefusal,
  type AnswerForm,
} from './templates/index.ts';
import type { Topic } from './topics.ts';
import { type UnderstoodQuestion, asksForBrand, understandQuestion } from './understand-question.ts';

/** A company the answer names, with what a perfect reader would find. */
export interface TrueMention extends NamePlace {
  readonly tone: Tone;
}

export interface DemoAnswer {
  readonly status: 'ok' | 'refused';
  readonly text: string;
  readonly citations: readonly EngineCitation[];
  readonly searchQueries: readonly string[];
  readonly truth: {
    /** In order of first naming. */
    readonly companies: readonly TrueMention[];
    /** Named only to say that nothing is known of it; null when no such sentence stands in the text. */
    readonly absentBrand: string | null;
  };
}

export interface DemoQuestion {
  readonly text: string;
  readonly sample: number;
  /** Another seed is another engine, or another day of the same one. */
  readonly seed: string;
  readonly brand: Asker | null;
  /** Share of answers that name the brand, 0 to 1; by default each question has its own. */
  readonly mentionRate?: number;
}

/** Rare, as with real engines; a question of this kind is refused at every sample or at none. */
const REFUSAL_RATE = 0.01;

/** Questions that name the brand are answered with a portrait this often, else with a sentence of absence. */
const PORTRAIT_RATE = 0.75;

function drawForm(chance: Chance, fitting: readonly AnswerForm[]): AnswerForm {
  const total = fitting.reduce((sum, form) => sum + form.weight, 0);
  let draw = chance.fraction() * total;
  for (const form of fitting) {
    draw -= form.weight;
    if (draw < 0) return form;
  }
  return ANSWER_FORMS[0];
}

/** Questions that ask for companies get companies; only how-to questions are answered by advice alone. */
function listFittingForms({ text, namedCount }: { text: string; namedCount: number }): AnswerForm[] {
  const isHowTo = /^(come|che cosa|cosa|perch[eé]|quando|how|why|what is)\b/i.test(text.trim());
  return ANSWER_FORMS.filter((form) =>
    namedCount >= 2 ? form.id === 'comparison' : isHowTo || form.id !== 'advice-only',
  );
}

function drawCompanies({
  understood: { topic, candidates },
  question,
  count,
  chance,
}: {
  understood: UnderstoodQuestion;
  question: string;
  count: number;
  chance: Chance;
}) {
  const inventedCount = count < 3 ? chance.integer(2) : 1 + chance.integer(2);
  const invented = drawInvented({
    names: topic.group.fictional,
    // A trade has few familiar names, a question of no known market none.
    count: Math.min(Math.max(inventedCount, count - candidates.length), count),
    question,
    chance,
  });
  const real = drawCandidates({ candidates, count: count - invented.length, chance });
  const [first, ...others] = [...real, ...invented];
  // The best known name usually opens; the rest follow in no fixed order.
  return first === undefined ? [] : [first, ...chance.shuffle(others)];
}

function buildCitations({
  cast,
  topic,
  chance,
}: {
  cast: readonly CastCompany[];
  topic: Topic;
  chance: Chance;
}) {
  const pages = cast.flatMap(({ name, domain }) =>
    domain === null ? [] : [{ name, url: `https://${domain}/`, title: `${name} – sito ufficiale` }],
  );
  const guide = {
    name: null,
    url: `https://guide-e-confronti.example/${topic.sector ?? 'scelte'}`,
    title: `Guida alla scelta: ${topic.things}`,
  };
  return [guide, ...chance.shuffle(pages)].slice(0, chance.integer(5));
}

function compose({
  text,
  cast,
  topic,
  chance,
  absentBrand,
}: {
  text: string;
  cast: readonly CastCompany[];
  topic: Topic;
  chance: Chance;
  absentBrand: string | null;
}): DemoAnswer {
  const resolved = resolveMarks({ text, cast });
  const companies = resolved.places.map((place) => ({
    ...place,
    tone: cast.find((company) => company.name === place.name)?.tone ?? 'neutral',
  }));
  const named = new Map(resolved.places.map(({ name, firstIndex }) => [name, firstIndex]));
  const citations = buildCitations({ cast, topic, chance }).map(({ name, ...page }) => {
    const start = name === null ? undefined : named.get(name);
    return {
      ...page,
      span: name === null || start === undefined ? null : { start, end: start + name.length },
    };
  });
  const searchQueries = citations.length > 0 ? [`${topic.things.replace(/^\S+ /, '')} confronto`] : [];
  return { status: 'ok', text: resolved.text, citations, searchQueries, truth: { companies, absentBrand } };
}

/**
 * The answer of the demo engine: decided by its arguments alone, with the truth about it.
 * Real companies are spoken of neutrally; praise and blame fall on invented ones and on the user's own.
 */
export function generateDemoAnswer({ text, sample, seed, brand, mentionRate }: DemoQuestion): DemoAnswer {
  const chance = createChance(`answer\n${seed}\n${sample}\n${text}`);
  const understood = understandQuestion(text);
  const { named, topic } = understood;

  if (createChance(`refusal\n${text}`).isTrue(REFUSAL_RATE)) {
    const truth = { companies: [], absentBrand: null };
    return { status: 'refused', text: writeRefusal({ chance }), citations: [], searchQueries: [], truth };
  }
  if (brand !== null && asksForBrand({ text, brand })) {
    return answerAboutBrand({ understood, text, chance, brand, mentionRate: mentionRate ?? PORTRAIT_RATE });
  }

  const form = drawForm(chance, listFittingForms({ text, namedCount: named.length }));
  const count = form.min + chance.integer(form.max - form.min + 1);
  const own =
    brand === null || count === 0
      ? null
      : drawOwn({ brand, question: text, mentionRate: mentionRate ?? null, chance });
  const companies =
    form.id === 'comparison' && named.length >= 2
      ? named.slice(0, 3).map(({ name, domain }) => ({
          name,
          domain: domain ?? null,
          origin: 'catalogue' as const,
          tone: 'neutral' as const,
        }))
      : drawCompanies({ understood, question: text, count: own === null ? count : count - 1, chance });
  const cast = assembleCast({ companies, own });
  const scene = createScene({ topic, cast, chance });
  return compose({ text: form.write(scene), cast, topic, chance, absentBrand: null });
}

function answerAboutBrand({
  understood,
  text,
  chance,
  brand,
  mentionRate,
}: {
  understood: UnderstoodQuestion;
  text: string;
  chance: Chance;
  brand: Asker;
  mentionRate: number;
}): DemoAnswer {
  const own = drawOwn({ brand, question: text, mentionRate, chance });
  const others = drawCompanies({ understood, question: text, count: 2 + chance.integer(2), chance });
  const cast = assembleCast({ companies: others, own: own && { ...own, rank: 0 } });
  const { topic } = understood;
  const scene = createScene({ topic, cast, chance });
  const written = own === null ? writeBrandAbsence(scene, brand.name) : writeBrandPortrait(scene);
  return compose({ text: written, cast, topic, chance, absentBrand: own === null ? brand.name : null });
}
