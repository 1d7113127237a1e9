import { nameEngine } from '@citato/contract';
import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import type { WeakEngine } from '../rules/findings/find-weak-engine.ts';
import { type EngineFigures, showAnswers, showFigure } from '../rules/finding.ts';
import { aboveToday } from './italian-text.ts';
import type { Written } from './written.ts';

export function writeWeakEngine({ weak, strong }: WeakEngine, { company, missing, site }: Digest): Written {
  const [name, other] = [nameEngine(weak.engine), nameEngine(strong.engine)];
  return {
    strategy: `Portare ${name} al livello di ${other}`,
    action: {
      title: `Recupera su ${name}, dove il nome ${company} compare meno`,
      why: `Alla stessa domanda ${name} fa il nome ${company} in ${count(weak)}, ${other} in ${count(strong)}: la differenza non è dovuta al caso.`,
      steps: [
        `Apri le risposte di ${name} e segna quali fonti cita che ${other} non cita.`,
        `Verifica che il motore possa leggere ${site}: robots.txt, firewall, pagine che si vedono anche senza JavaScript.`,
        `Cura prima le fonti che cita solo ${name}, poi confronta di nuovo dopo sette analisi.`,
      ],
      effort: 'Basso: 1 giorno',
      impact: 'Medio: riguarda i clienti che usano questo motore',
      dependencies: 'Accesso alla configurazione del sito',
      timeline: 'Entro un mese',
      resources: 'Marketing, chi gestisce il sito',
      expectedOutcome: `Mention Rate di ${name}: ${aboveToday(weak.rate)}`,
    },
    evidence: [
      showFigure(name, `${formatInteger(weak.mentions)} su ${formatInteger(weak.answers)}`),
      showFigure(other, `${formatInteger(strong.mentions)} su ${formatInteger(strong.answers)}`),
      ...showAnswers(missing.filter(({ engine }) => engine === weak.engine)),
    ],
  };
}

const count = ({ mentions, answers }: EngineFigures): string =>
  `${formatInteger(mentions)} ${mentions === 1 ? 'risposta' : 'risposte'} su ${formatInteger(answers)}`;
