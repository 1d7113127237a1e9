import { buildRate } from '@citato/contract/figures';
import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import { type JudgedAnswer, type Finding, showAnswers, showFigure, uttersLabel } from '../finding.ts';
import { GEO_STUDY } from './geo-study.ts';
import { aboveToday, countOf, inCaporali } from '../italian-text.ts';

/** One answer's praise may be chance. */
const MIN_ANSWERS = 2;

/** What answers praise the company for: worth proving, so that the praise stays. */
export function findPraise(digest: Digest): Finding[] {
  const { company, mentions, praise, tones, targetUrl } = digest;
  const shown = findShownLabel(digest);
  const quoted = shown?.quoted ?? praise;
  const label = shown?.label;
  const count = label?.answers ?? tones.positive;
  const [first] = quoted;
  if (first === undefined || count < MIN_ANSWERS) return [];
  const merit = label === undefined ? 'il giudizio positivo' : `il giudizio ${inCaporali(label.label)}`;
  return [
    {
      key: 'praise',
      priority: 'Low',
      strategy: `Dare una prova a ciò che le risposte apprezzano già di ${company}`,
      action: {
        title: `Dimostra con un dato ${merit}`,
        why: `In ${countOf(count, 'risposta', 'risposte')} su ${formatInteger(mentions)} che fanno il nome ${company} torna ${merit}: ${inCaporali(first.quote)}. Con un dato accanto diventa più facile da citare.`,
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
      names: [],
      evidence: [
        showFigure('Menzioni con questo giudizio', `${formatInteger(count)} su ${formatInteger(mentions)}`),
        ...showAnswers(quoted),
      ],
    },
  ];
}

/** The most frequent label that quoted sentences express, and those sentences; null without one. */
function findShownLabel({ aspects, praise, company }: Digest) {
  for (const label of aspects) {
    if (label.tone !== 'positive' || label.answers < MIN_ANSWERS) continue;
    const quoted: JudgedAnswer[] = praise.filter(
      (answer) =>
        answer.aspects.includes(label.label) && uttersLabel(answer, { name: company, labels: [label.label] }),
    );
    if (quoted.length > 0) return { label, quoted };
  }
  return null;
}
