import { buildRate } from '@citato/contract/figures';
import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import type { Praise } from '../rules/findings/find-praise.ts';
import { showAnswers, showFigure } from '../rules/finding.ts';
import { GEO_STUDY } from './geo-study.ts';
import { aboveToday, countOf, inCaporali } from './italian-text.ts';
import type { Written } from './written.ts';

export function writePraise(
  { label, count, quoted }: Praise,
  { company, mentions, targetUrl }: Digest,
): Written {
  const merit = label === null ? 'il giudizio positivo' : `il giudizio ${inCaporali(label)}`;
  return {
    strategy: `Dare una prova a ciò che le risposte apprezzano già di ${company}`,
    action: {
      title: `Dimostra con un dato ${merit}`,
      why: `In ${countOf(count, 'risposta', 'risposte')} su ${formatInteger(mentions)} che fanno il nome ${company} torna ${merit}: ${inCaporali(quoted[0].quote)}. Con un dato accanto diventa più facile da citare.`,
      steps: [
        `Cerca il numero che sostiene ${merit}: una misura, un premio, un confronto indipendente.`,
        `Scrivilo in ${targetUrl} in una frase sola, con data e fonte.`,
        'Affiancalo a una citazione testuale di un cliente che lo conferma.',
      ],
      effort: 'Basso: mezza giornata',
      impact: `Medio: ${GEO_STUDY.evidence}`,
      dependencies: 'Un dato pubblicabile',
      timeline: 'Entro un mese',
      resources: 'Marketing',
      expectedOutcome: `Menzioni con ${merit}: ${aboveToday(buildRate({ hits: count, n: mentions }))}`,
    },
    evidence: [
      showFigure('Menzioni con questo giudizio', `${formatInteger(count)} su ${formatInteger(mentions)}`),
      ...showAnswers(quoted),
    ],
  };
}
