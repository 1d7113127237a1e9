import type { OutsideSource } from '../rules/findings/find-cited-sites.ts';
import { shorten } from '#lib/text';
import type { CitedPage } from '../rules/finding.ts';
import { inCaporali } from './italian-text.ts';

interface Place {
  readonly company: string;
  readonly page: CitedPage;
}

/** How to get onto a kind of site, in practical words. */
interface WayIn {
  readonly title: (place: Place) => string;
  readonly steps: (place: Place) => string[];
  readonly effort: string;
  readonly dependencies: string;
  readonly timeline: string;
  readonly resources: string;
}

const MAX_TITLE_LENGTH = 80;

const callPage = ({ title, domain }: CitedPage): string =>
  title === null ? domain : `${inCaporali(shorten(title, MAX_TITLE_LENGTH))} (${domain})`;

export const WAYS_IN: Readonly<Record<OutsideSource['outside'], WayIn>> = {
  article: {
    title: ({ company, page }) => `Porta ${company} in ${callPage(page)}`,
    steps: ({ company, page }) => [
      `Leggi ${page.url}: chi c’è, con quali criteri, a quando risale l’ultimo aggiornamento.`,
      `Manda alla redazione di ${page.domain} una scheda di ${company} già pronta: che cosa offre, per chi, prezzi, un dato verificabile e la sua fonte.`,
      'Offri qualcosa che serva a chi legge, come un dato inedito, una prova del prodotto o un’intervista, non un comunicato.',
    ],
    effort: 'Basso: mezza giornata',
    dependencies: 'Scheda dell’azienda approvata',
    timeline: 'Contatto entro una settimana, esito in 4–6',
    resources: 'Ufficio stampa o PR',
  },
  reviews: {
    title: ({ company, page }) => `Fai crescere le recensioni di ${company} su ${page.domain}`,
    steps: ({ company, page }) => [
      `Rivendica o completa il profilo di ${company} su ${page.domain}: nome, sito, categoria e descrizione corretti.`,
      'Chiedi una recensione ai clienti degli ultimi tre mesi, a tutti e senza premi in cambio.',
      'Rispondi a ogni recensione, prima a quelle critiche, con fatti e tempi.',
    ],
    effort: 'Basso: 1 giorno, poi mezz’ora a settimana',
    dependencies: 'Accesso al profilo',
    timeline: 'Primi effetti in 4–6 settimane',
    resources: 'Assistenza clienti, marketing',
  },
  forum: {
    title: ({ company, page }) =>
      `Fatti trovare nella discussione su ${page.domain} che cita le alternative a ${company}`,
    steps: ({ company, page }) => [
      `Leggi ${page.url} e segna quali domande sono rimaste senza una buona risposta.`,
      `Rispondi con un profilo che dichiari di lavorare per ${company}: dati e limiti, nessuna pubblicità.`,
      'Rispetta le regole della comunità e torna a leggere le repliche per almeno due settimane.',
    ],
    effort: 'Basso: 2–3 ore',
    dependencies: 'Un profilo riconoscibile',
    timeline: 'Entro 2 settimane',
    resources: 'Chi conosce il prodotto',
  },
  encyclopedia: {
    title: ({ company, page }) => `Procura a ${company} le fonti che ${callPage(page)} accetta`,
    steps: ({ company, page }) => [
      `Leggi ${page.url} e le sue note: quali fonti indipendenti usa.`,
      `Cerca o ottieni articoli indipendenti su ${company} in testate di quel livello.`,
      'Non modificare la voce da solo: proponi la fonte nella pagina di discussione e dichiara chi sei.',
    ],
    effort: 'Alto: alcune settimane di lavoro PR',
    dependencies: 'Almeno due fonti indipendenti',
    timeline: '2–3 mesi',
    resources: 'PR',
  },
  video: {
    title: ({ company, page }) => `Porta ${company} nei video di ${callPage(page)}`,
    steps: ({ company, page }) => [
      `Guarda ${page.url} e annota quali prodotti vengono provati e con quali criteri.`,
      `Proponi a chi lo ha girato una prova di ${company}, senza condizioni sul giudizio.`,
      'Pubblica sul tuo sito la trascrizione della prova: i motori leggono il testo, non le immagini.',
    ],
    effort: 'Medio: 1–2 giorni',
    dependencies: 'Un prodotto o un accesso di prova',
    timeline: 'Entro 6 settimane',
    resources: 'PR, chi conosce il prodotto',
  },
  marketplace: {
    title: ({ company, page }) => `Completa la presenza di ${company} su ${page.domain}`,
    steps: ({ company, page }) => [
      `Leggi ${page.url} e confronta le schede presenti con quella di ${company}.`,
      'Completa titolo, caratteristiche, prezzo e domande frequenti con le parole che usano i clienti.',
      'Chiedi una recensione a chi ha già comprato e rispondi alle domande ancora aperte.',
    ],
    effort: 'Medio: 1–2 giorni',
    dependencies: 'Schede prodotto aggiornate',
    timeline: 'Entro 3 settimane',
    resources: 'Vendite online, marketing',
  },
};
