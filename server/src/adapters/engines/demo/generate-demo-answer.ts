import type { Asker } from '../answer-engine.ts';
import { assembleCast, drawOwn } from './cast-companies.ts';
import { createChance, type Chance } from './chance.ts';
import { createScene } from './scene.ts';
import { writeBrandAbsence, writeBrandPortrait, writeRefusal } from './templates/index.ts';
import { type UnderstoodQuestion, asksForBrand, understandQuestion } from './understand-question.ts';
import type { DemoAnswer, DemoQuestion } from './demo-answer.ts';
import { compose } from './compose-answer.ts';
import { drawForm, listFittingForms, drawCompanies } from './draw-answer.ts';

/** Rare, as with real engines; a question of this kind is refused at every sample or at none. */
const REFUSAL_RATE = 0.01;

/** Questions that name the brand are answered with a portrait this often, else with a sentence of absence. */
const PORTRAIT_RATE = 0.75;

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
