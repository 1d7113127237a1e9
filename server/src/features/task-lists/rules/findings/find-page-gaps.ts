import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import { hostName, isPlatformPage } from '#lib/sites/site';
import { type Finding, showFigure } from '../finding.ts';
import { GEO_STUDY } from './geo-study.ts';
import { inCaporali, joinNames } from '../italian-text.ts';
import { type PageFacts, takesUp } from '../page-facts.ts';

/** A page with fewer words shows its text by script only, or says next to nothing. */
const FEW_WORDS = 150;

/** Something missing on the page, and what to do about it. */
interface Gap {
  readonly isOpen: (page: PageFacts, question: string) => boolean;
  readonly lack: (page: PageFacts) => string;
  readonly step: (question: string) => string;
}

const GAPS: readonly Gap[] = [
  {
    isOpen: ({ words }) => words < FEW_WORDS,
    lack: ({ words }) => `senza JavaScript mostra ${formatInteger(words)} parole`,
    step: () =>
      'Fai in modo che il testo sia già nell’HTML che il server invia: molti motori non eseguono script.',
  },
  {
    isOpen: ({ headings }, question) => !headings.some((heading) => takesUp(heading, question)),
    lack: () => 'nessun titolo riprende la domanda',
    step: (question) =>
      `Aggiungi un titolo che riprenda ${inCaporali(question)} e, subito sotto, una risposta di due frasi.`,
  },
  {
    isOpen: ({ hasFigures, isCut }) => !hasFigures && !isCut,
    lack: () => 'non c’è una percentuale né un prezzo',
    step: () => 'Porta almeno tre numeri con data e fonte: prezzi, misure, risultati.',
  },
  {
    isOpen: ({ hasQuotation, isCut }) => !hasQuotation && !isCut,
    lack: () => 'manca una citazione tra virgolette',
    step: () => 'Riporta una frase testuale di un cliente o di un esperto, con nome e cognome.',
  },
  {
    isOpen: ({ hasStructuredData }) => !hasStructuredData,
    lack: () => 'mancano i dati strutturati JSON-LD',
    step: () => 'Descrivi azienda e prodotto con dati strutturati JSON-LD di schema.org.',
  },
  {
    isOpen: ({ hasDescription }) => !hasDescription,
    lack: () => 'manca la meta description',
    step: () => 'Scrivi una meta description che dica in una frase che cosa offri e a chi.',
  },
];

/** What is missing on the company's own page for this question; nothing is claimed of a page that could not be read. */
export function findPageGaps({ digest, page }: { digest: Digest; page: PageFacts | null }): Finding[] {
  // What is missing on a platform's page cannot be added by the company.
  if (page === null || isPlatformPage(page.url)) return [];
  const open = GAPS.filter(({ isOpen }) => isOpen(page, digest.question));
  if (open.length === 0) return [];
  const lacks = open.map(({ lack }) => lack(page));
  const cited = digest.sites.flatMap(({ pages }) => pages).find(({ url }) => url === digest.targetUrl);
  return [
    {
      key: 'page-gaps',
      priority: digest.mentions * 2 < digest.answers ? 'Medium' : 'Low',
      strategy: `Rendere ${hostName(page.url)} più facile da citare`,
      action: {
        title: `Completa ${page.url} per questa domanda`,
        why: `Letta come la legge un motore, la pagina ha questi vuoti: ${joinNames(lacks)}.`,
        steps: open.map(({ step }) => step(digest.question)),
        effort: open.length > 2 ? 'Medio: 2 giorni' : 'Basso: 1 giorno',
        impact: `Medio: ${GEO_STUDY.evidence}`,
        dependencies: 'Accesso al sito',
        timeline: 'Entro 2 settimane',
        resources: 'Chi scrive per il sito, chi lo gestisce',
        expectedOutcome: `Nessuno di questi vuoti alla prossima lettura di ${hostName(page.url)}`,
      },
      names: [],
      evidence: [
        {
          type: 'source',
          url: page.url,
          domain: hostName(page.url),
          title: cited?.title ?? null,
          answers: cited?.answers ?? 0,
        },
        showFigure('Parole leggibili senza JavaScript', formatInteger(page.words)),
      ],
    },
  ];
}
