import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import { BLAMES, type Blame } from './blame-wordings.ts';
import {
  type JudgedAnswer,
  type Finding,
  type Priority,
  showAnswers,
  showFigure,
  uttersLabel,
} from '../finding.ts';
import { countOf, inCaporali, joinNames } from '../italian-text.ts';

/** Shares of the answers that name the company: a quarter, and a tenth. */
const OFTEN = 0.25;
const SOMETIMES = 0.1;
const RIVALS_NAMED = 2;

/** Criticism of the company in the answers, by kind; each answer counts for the first kind it fits. */
export function findBlame(digest: Digest): Finding[] {
  const byKind = Map.groupBy(digest.blame, (answer) => BLAMES.find((blame) => fits(blame, answer)));
  return BLAMES.flatMap((blame) => {
    // Sentences that express the criticism come before other sentences of the same answers.
    const [first, ...others] = (byKind.get(blame) ?? []).toSorted(
      (a, b) => Number(blame.cue.test(b.quote)) - Number(blame.cue.test(a.quote)),
    );
    return first === undefined ? [] : [answerBlame({ digest, blame, quoted: [first, ...others] })];
  });
}

function fits({ labels, cue }: Blame, { aspects, quote }: JudgedAnswer): boolean {
  return cue.test(quote) || aspects.some((label) => labels.includes(label));
}

function answerBlame({
  digest,
  blame,
  quoted,
}: {
  digest: Digest;
  blame: Blame;
  quoted: readonly [JudgedAnswer, ...JudgedAnswer[]];
}): Finding {
  const { company, mentions, rivals } = digest;
  const count = quoted.length;
  const priority = judgePriority({ count, mentions });
  const better = rivals
    .flatMap(({ name, praise }) => {
      const praised = praise.find(
        (answer) =>
          answer.aspects.some((label) => blame.opposites.includes(label)) &&
          uttersLabel(answer, { name, labels: blame.opposites }),
      );
      return praised === undefined ? [] : [{ name, praised }];
    })
    .slice(0, RIVALS_NAMED);
  const names = better.map(({ name }) => name);
  const others = names.length === 0 ? '' : ` Sullo stesso punto le risposte apprezzano ${joinNames(names)}.`;
  return {
    key: blame.key,
    priority,
    strategy: blame.strategy(company),
    action: {
      title: blame.title(company),
      why: `Quando compare il nome ${company}, ${inCases(count, mentions)} ${blame.subject}: ${inCaporali(quoted[0].quote)}.${others}`,
      steps: blame.steps(digest),
      effort: blame.effort,
      impact: IMPACTS[priority],
      dependencies: blame.dependencies,
      timeline: 'Entro 2 settimane',
      resources: blame.resources,
      expectedOutcome:
        count === 1
          ? 'Nessuna risposta con questo giudizio'
          : `Meno di ${countOf(count, 'risposta', 'risposte')} su ${formatInteger(mentions)} con questo giudizio`,
    },
    names,
    evidence: [
      showFigure(blame.figure, `${formatInteger(count)} su ${formatInteger(mentions)}`),
      ...showAnswers(quoted),
      ...showAnswers(better.map(({ praised }) => praised)),
    ],
  };
}

/** A single case is no pattern, unless there are very few answers; a few among many are chance. */
function judgePriority({ count, mentions }: { count: number; mentions: number }): Priority {
  const share = count / mentions;
  if (count >= 2 && share >= OFTEN) return 'High';
  return (count >= 2 && share >= SOMETIMES) || share >= OFTEN ? 'Medium' : 'Low';
}

const IMPACTS: Readonly<Record<Priority, string>> = {
  High: 'Alto: il giudizio arriva insieme al nome, nel momento della scelta',
  Medium: 'Medio: chi legge queste risposte trova il giudizio accanto al nome',
  Low: 'Basso: per ora sono pochi casi, ma chi li legge li trova accanto al nome',
};

function inCases(count: number, of: number): string {
  if (of === 1) return 'nell’unica risposta che lo fa';
  if (count === of) return 'in tutti i casi';
  return `in ${countOf(count, 'caso', 'casi')} su ${formatInteger(of)}`;
}
