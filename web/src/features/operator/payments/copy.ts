import type { PaymentCorrection } from '@citato/contract';

export const adminPaymentsCopy = {
  title: 'Pagamenti',
  providers: {
    none: 'Nessun sistema di pagamento: i piani non si possono comprare. Imposta le chiavi di Stripe e riavvia.',
    sandbox: 'Sistema di pagamento di prova: nessuno paga davvero.',
    stripe: 'Stripe.',
  },
  unsold: (name: string) => `Il piano ${name} non si può comprare`,
  unsoldText: ({ price, lookupKey }: { price: string; lookupKey: string }) =>
    `Il sistema di pagamento non ha un prezzo adatto. In Stripe crea o correggi il prezzo di ${price} al mese, in euro, con la chiave di ricerca «${lookupKey}», poi riavvia.`,
  invoices: {
    title: 'Fatture per il commercialista',
    text: 'Un file CSV con numero, data, importi, IVA e dati di fatturazione di ogni documento.',
    period: 'Periodo',
    months: 'Mesi',
    years: 'Anni',
    submit: 'Scarica CSV',
    submitting: 'Preparazione…',
    failed: 'File non scaricato',
    failedFallback: 'Impossibile preparare il file. Riprova.',
    fileName: ({ startDate, endDate }: { startDate: string; endDate: string }) =>
      `fatture-${startDate}-${endDate}.csv`,
  },
  corrections: {
    title: 'Rimborsi e contestazioni',
    text: 'Gli ultimi 50, come li dice il sistema di pagamento.',
    none: 'Nessun rimborso e nessuna contestazione.',
    unnamed: 'Cliente senza nome',
    unnumbered: 'Senza numero',
    kinds: {
      refund: 'Rimborso',
      credit_note: 'Nota di credito',
      dispute: 'Contestazione',
      other: 'Rettifica',
    } satisfies Record<PaymentCorrection['kind'], string>,
    states: {
      pending: 'In corso',
      succeeded: 'Eseguito',
      failed: 'Non riuscito',
      needs_response: 'Da rispondere',
      under_review: 'In esame',
      won: 'Vinta',
      lost: 'Persa',
      other: 'Stato n/d',
    } satisfies Record<PaymentCorrection['status'], string>,
    answerBy: (date: string) => `Rispondi entro il ${date}`,
    loadFailed: 'Rimborsi e contestazioni non sono arrivati',
  },
  tests: {
    title: 'Prove dei pagamenti',
    text: 'Compra, rinnova e cancella con account di prova e mostra l’esito di ogni passo.',
    open: 'Apri le prove',
  },
};
