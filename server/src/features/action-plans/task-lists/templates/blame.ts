import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import type { Criticism } from '../rules/findings/find-blame.ts';
import { type Priority, showAnswers, showFigure } from '../rules/finding.ts';
import { BLAME_WORDINGS } from './blame-wordings.ts';
import { countOf, inCaporali, joinNames } from './italian-text.ts';
import type { Written } from './written.ts';

export function writeBlame(fact: Criticism, digest: Digest): Written {
  const { company, mentions } = digest;
  const { names, priority, quoted, praisedElsewhere } = fact;
  const words = BLAME_WORDINGS[fact.blame.key];
  const count = quoted.length;
  const others = names.length === 0 ? '' : ` Sullo stesso punto le risposte apprezzano ${joinNames(names)}.`;
  return {
    strategy: words.strategy(company),
    action: {
      title: words.title(company),
      why: `Quando compare il nome ${company}, ${inCases(count, mentions)} ${words.subject}: ${inCaporali(quoted[0].quote)}.${others}`,
      steps: words.steps(digest),
      effort: words.effort,
      impact: IMPACTS[priority],
      dependencies: words.dependencies,
      timeline: 'Entro 2 settimane',
      resources: words.resources,
      expectedOutcome:
        count === 1
          ? 'Nessuna risposta con questo giudizio'
          : `Meno di ${countOf(count, 'risposta', 'risposte')} su ${formatInteger(mentions)} con questo giudizio`,
    },
    evidence: [
      showFigure(words.figure, `${formatInteger(count)} su ${formatInteger(mentions)}`),
      ...showAnswers(quoted),
      ...showAnswers(praisedElsewhere),
    ],
  };
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
