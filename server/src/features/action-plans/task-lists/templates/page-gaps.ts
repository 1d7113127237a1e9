import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import { hostName } from '#lib/sites/site';
import type { Gap, PageGaps } from '../rules/findings/find-page-gaps.ts';
import { showFigure } from '../rules/finding.ts';
import type { PageFacts } from '../rules/page-facts.ts';
import { GEO_STUDY } from './geo-study.ts';
import { joinNames, nameAsked } from './italian-text.ts';
import type { Written } from './written.ts';

interface GapWording {
  readonly lack: (page: PageFacts) => string;
  readonly step: (question: string) => string;
}

const GAP_WORDINGS: Readonly<Record<Gap, GapWording>> = {
  text: {
    lack: ({ words }) => `senza JavaScript mostra ${formatInteger(words)} parole`,
    step: () =>
      'Fai in modo che il testo sia già nell’HTML che il server invia: molti motori non eseguono script.',
  },
  heading: {
    lack: () => 'nessun titolo riprende la domanda',
    step: (question) =>
      `Aggiungi un titolo che riprenda ${question} e, subito sotto, una risposta di due frasi.`,
  },
  figures: {
    lack: () => 'non c’è una percentuale né un prezzo',
    step: () => 'Porta almeno tre numeri con data e fonte: prezzi, misure, risultati.',
  },
  quotation: {
    lack: () => 'manca una citazione tra virgolette',
    step: () => 'Riporta una frase testuale di un cliente o di un esperto, con nome e cognome.',
  },
  'structured-data': {
    lack: () => 'mancano i dati strutturati JSON-LD',
    step: () => 'Descrivi azienda e prodotto con dati strutturati JSON-LD di schema.org.',
  },
  description: {
    lack: () => 'manca la meta description',
    step: () => 'Scrivi una meta description che dica in una frase che cosa offri e a chi.',
  },
};

export function writePageGaps({ page, gaps }: PageGaps, digest: Digest): Written {
  const lacks = gaps.map((gap) => GAP_WORDINGS[gap].lack(page));
  const cited = digest.sites.flatMap(({ pages }) => pages).find(({ url }) => url === digest.targetUrl);
  return {
    strategy: `Rendere ${hostName(page.url)} più facile da citare`,
    action: {
      title: `Completa ${page.url} per questa domanda`,
      why: `Letta come la legge un motore, la pagina ha questi vuoti: ${joinNames(lacks)}.`,
      steps: gaps.map((gap) => GAP_WORDINGS[gap].step(nameAsked(digest))),
      effort: gaps.length > 2 ? 'Medio: 2 giorni' : 'Basso: 1 giorno',
      impact: `Medio: ${GEO_STUDY.evidence}`,
      dependencies: 'Accesso al sito',
      timeline: 'Entro 2 settimane',
      resources: 'Chi scrive per il sito, chi lo gestisce',
      expectedOutcome: `Nessuno di questi vuoti alla prossima lettura di ${hostName(page.url)}`,
    },
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
  };
}
