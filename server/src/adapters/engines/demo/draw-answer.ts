import { drawCandidates, drawInvented } from './cast-companies.ts';
import type { Chance } from './chance.ts';
import { ANSWER_FORMS, type AnswerForm } from './templates/index.ts';
import type { UnderstoodQuestion } from './understand-question.ts';

export function drawForm(chance: Chance, fitting: readonly AnswerForm[]): AnswerForm {
  const total = fitting.reduce((sum, form) => sum + form.weight, 0);
  let draw = chance.fraction() * total;
  for (const form of fitting) {
    draw -= form.weight;
    if (draw < 0) return form;
  }
  return ANSWER_FORMS[0];
}

/** Questions that ask for companies get companies; only how-to questions are answered by advice alone. */
export function listFittingForms({ text, namedCount }: { text: string; namedCount: number }): AnswerForm[] {
  const isHowTo = /^(come|che cosa|cosa|perch[eé]|quando|how|why|what is)\b/i.test(text.trim());
  return ANSWER_FORMS.filter((form) =>
    namedCount >= 2 ? form.id === 'comparison' : isHowTo || form.id !== 'advice-only',
  );
}

export function drawCompanies({
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
