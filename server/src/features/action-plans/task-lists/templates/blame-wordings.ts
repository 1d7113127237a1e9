import type { Digest } from '#features/measurements';
import type { BlameKey } from '../rules/blames.ts';
import { GEO_STUDY } from './geo-study.ts';

/** The advice about a kind of criticism. */
interface BlameWording {
  /** Continues 'Quando compare il nome X, in 2 casi su 9 …'. */
  readonly subject: string;
  readonly figure: string;
  readonly strategy: (company: string) => string;
  readonly title: (company: string) => string;
  readonly steps: (digest: Digest) => string[];
  readonly effort: string;
  readonly dependencies: string;
  readonly resources: string;
}

export const BLAME_WORDINGS: Readonly<Record<BlameKey, BlameWording>> = {
  'blame:price': {
    subject: 'il giudizio scende sul prezzo',
    figure: 'Menzioni con prezzo alto',
    strategy: (company) => `Spiegare il prezzo di ${company} prima che lo giudichino altri`,
    title: (company) => `Pubblica i prezzi di ${company}, con esempi`,
    steps: ({ site, targetUrl }) => [
      `Pubblica su ${site} tre casi d’uso reali con il costo totale, tutto compreso, in una tabella HTML e non in un’immagine.`,
      `Scrivi accanto a ogni cifra che cosa comprende e a quale data vale; collega la tabella da ${targetUrl}.`,
      'Aggiungi una citazione testuale di un cliente che spiega perché ha scelto nonostante il prezzo.',
    ],
    effort: 'Basso: 1–2 giorni',
    dependencies: 'Listino approvato',
    resources: 'Marketing, chi decide i prezzi',
  },
  'blame:service': {
    subject: 'il giudizio scende su tempi e assistenza',
    figure: 'Menzioni critiche su tempi e assistenza',
    strategy: (company) => `Togliere il dubbio sull’assistenza di ${company}`,
    title: (company) => `Metti per iscritto i tempi di risposta di ${company}`,
    steps: ({ site }) => [
      `Misura i tempi di risposta e di consegna degli ultimi tre mesi e pubblicali su ${site} con la data della misura.`,
      'Indica canali e orari dell’assistenza in chiaro, con un impegno che sei sicuro di rispettare.',
      'Rispondi in pubblico alle recensioni che lamentano attese: che cosa è successo, che cosa è cambiato.',
    ],
    effort: 'Medio: 2 giorni, più la misura',
    dependencies: 'Dati dell’assistenza',
    resources: 'Assistenza clienti, marketing',
  },
  'blame:ease': {
    subject: 'il giudizio scende sulla facilità d’uso',
    figure: 'Menzioni critiche sulla facilità d’uso',
    strategy: (company) => `Far vedere che con ${company} si comincia senza fatica`,
    title: (company) => `Fai vedere quanto serve per cominciare con ${company}`,
    steps: ({ site }) => [
      `Pubblica su ${site} una guida per iniziare in cinque passi, con il tempo medio di ogni passo.`,
      'Scrivi le domande che l’assistenza riceve più spesso e le risposte, una per paragrafo.',
      `Semplifica i testi: ${GEO_STUDY.fluency}.`,
    ],
    effort: 'Medio: 2 giorni',
    dependencies: 'Elenco delle domande più frequenti',
    resources: 'Chi scrive per il sito, assistenza clienti',
  },
  'blame:scope': {
    subject: 'il giudizio scende su ciò che manca',
    figure: 'Menzioni che parlano di limiti',
    strategy: (company) => `Dire con precisione che cosa ${company} fa e per chi`,
    title: (company) => `Elenca che cosa comprende ${company} e che cosa no`,
    steps: ({ site }) => [
      `Pubblica su ${site} l’elenco completo di ciò che offri, una voce per riga, con la data dell’ultimo aggiornamento.`,
      'Per ogni limite vero scrivi per chi conta, per chi no e quale soluzione proponi.',
      'Se il limite citato non c’è più, dillo in una nota datata e segnalalo a chi lo riporta.',
    ],
    effort: 'Basso: 1 giorno',
    dependencies: 'Conferma di chi conosce il prodotto',
    resources: 'Chi conosce il prodotto, chi scrive per il sito',
  },
  'blame:trust': {
    subject: 'il giudizio scende sull’affidabilità',
    figure: 'Menzioni critiche sull’affidabilità',
    strategy: (company) => `Mettere prove dietro all’affidabilità di ${company}`,
    title: (company) => `Porta prove che ${company} è affidabile`,
    steps: ({ site }) => [
      `Raccogli su ${site} certificazioni, garanzie e numeri di servizio, ciascuno con la fonte che lo attesta.`,
      'Rispondi ai fatti riportati: che cosa è vero, che cosa è stato risolto e quando.',
      'Chiedi a due clienti di lunga data una testimonianza con nome, ruolo e azienda.',
    ],
    effort: 'Medio: 2–3 giorni',
    dependencies: 'Documenti che si possono pubblicare',
    resources: 'Direzione, marketing',
  },
  'blame:quality': {
    subject: 'il giudizio scende sulla qualità',
    figure: 'Menzioni critiche sulla qualità',
    strategy: (company) => `Dimostrare che la qualità di ${company} è costante`,
    title: (company) => `Fai vedere come ${company} controlla la qualità`,
    steps: ({ site }) => [
      `Spiega su ${site} i controlli che fai, con la frequenza e i risultati dell’ultimo anno in numeri.`,
      'Pubblica garanzia, resi e sostituzioni in una pagina sola, con le condizioni per esteso.',
      'Riporta la prova di un soggetto indipendente o la frase firmata di un cliente abituale.',
    ],
    effort: 'Medio: 2 giorni',
    dependencies: 'Dati dei controlli',
    resources: 'Produzione o acquisti, marketing',
  },
  'blame:other': {
    subject: 'il tono è negativo',
    figure: 'Menzioni con tono negativo',
    strategy: (company) => `Rispondere alle critiche che le risposte riportano su ${company}`,
    title: (company) => `Rispondi alla critica che accompagna il nome ${company}`,
    steps: ({ site }) => [
      'Verifica con chi segue i clienti se la critica è vera oggi, lo era o non lo è mai stata.',
      `Pubblica su ${site} la risposta ai fatti: un dato, una data, una fonte, senza polemica.`,
      'Segnala la correzione a chi riporta la critica e chiedi ai clienti che l’hanno vista risolta di raccontarlo.',
    ],
    effort: 'Medio: 2 giorni',
    dependencies: 'Verifica dei fatti',
    resources: 'Assistenza clienti, PR',
  },
};
