import { formatInteger, withArticle } from '#lib/format';

const countCompanies = (count: number) => (count === 1 ? '1 azienda' : `${formatInteger(count)} aziende`);
const countPrompts = (count: number) => `${formatInteger(count)} prompt`;

/** Companies and prompts in one phrase; what there is none of is left out, unless there is neither. */
export function countBoth({ companies, prompts }: { companies: number; prompts: number }): string {
  const parts = [companies > 0 ? countCompanies(companies) : '', prompts > 0 ? countPrompts(prompts) : ''];
  return parts.filter((part) => part !== '').join(' e ') || 'nulla';
}

export const subscriptionCopy = {
  invalidDate: 'data non valida',
  pastDue: {
    title: 'Pagamento in Ritardo',
    text: (plan: string) =>
      `L’ultimo addebito del piano ${plan} non è riuscito. Il piano resta attivo mentre riproviamo: aggiorna il pagamento per non perderlo.`,
    textEnding: ({ plan, until }: { plan: string; until: string | null }) =>
      `L’ultimo addebito del piano ${plan} non è riuscito, e l’abbonamento è cancellato: finisce al più tardi ${until === null ? 'con il periodo in corso' : withArticle.il(until)}. Se paghi la rata in sospeso, riprende.`,
    action: 'Aggiorna Pagamento',
    toast: 'Aggiorna il pagamento',
    toastText: 'Ti portiamo al checkout: lì inserisci la carta con cui pagare.',
  },
  incomplete: {
    title: 'Setup Incompleto',
    text: ({ wanted, plan }: { wanted: string; plan: string }) =>
      `Manca il primo pagamento del piano ${wanted}: finché non è completo, il tuo piano resta ${plan}.`,
    textUnknown: (plan: string) =>
      `Il tuo acquisto non è completo: finché manca il primo pagamento, il tuo piano resta ${plan}. Scegli qui sotto il piano che vuoi.`,
    action: 'Completa Setup',
  },
  trialing: {
    title: 'Periodo di Prova',
    text: ({ plan, until }: { plan: string; until: string }) =>
      `La prova del piano ${plan} finisce ${withArticle.il(until)}. Aggiungi una carta per continuare con il piano completo.`,
    textOpen: (plan: string) =>
      `Stai provando il piano ${plan}. Aggiungi una carta per continuare con il piano completo.`,
    action: 'Passa al Piano Completo',
  },
  canceled: {
    title: 'Abbonamento Cancellato',
    lapse: ({ plan, until }: { plan: string; until: string | null }) =>
      `Il piano ${plan} resta attivo fino ${until === null ? 'alla fine del periodo in corso' : withArticle.al(until)}.`,
    becomesFree: 'Alla scadenza l’account diventa Free.',
    becomesFreeAndLoses: 'Alla scadenza l’account diventa Free e perdi:',
    archive:
      'I dati in eccesso vengono archiviati: se riattivi entro 30 giorni dalla scadenza tornano come prima, poi si eliminano.',
    action: 'Riattiva Abbonamento',
    done: 'Abbonamento riattivato',
    doneText: (until: string | null) =>
      until === null ? 'Continua come prima.' : `Continua come prima e si rinnova ${withArticle.il(until)}.`,
    errorTitle: 'Errore nella riattivazione',
    errorFallback: 'L’abbonamento resta cancellato: riprova.',
  },
  losses: {
    companies: (staying: number) =>
      staying === 1 ? 'le aziende oltre la prima' : `le aziende oltre le prime ${formatInteger(staying)}`,
    prompts: (staying: number) =>
      staying === 1 ? 'i prompt oltre il primo' : `i prompt oltre i primi ${formatInteger(staying)}`,
    analyses: 'le analisi dopo quella iniziale',
    taskLists: 'le Task List',
  },
  facts: {
    subscription: 'Abbonamento',
    granted: 'Attivato da noi: non lo paghi e non scade da solo',
    renewal: 'Prossimo rinnovo',
    expiry: 'Scadenza',
    trialEnd: 'Fine della prova',
  },
  cancellation: {
    open: 'Cancella Abbonamento',
    title: (plan: string) => `Cancelli l’abbonamento al piano ${plan}`,
    noRenewal: 'Poi non si rinnova più e l’account diventa Free.',
    late: (until: string | null) =>
      `L’abbonamento non si rinnova più: finisce ${until === null ? 'con il periodo in corso' : withArticle.il(until)} e l’account diventa Free. La rata in sospeso resta da pagare: se l’addebito continua a non riuscire, il piano può finire prima.`,
    loses: 'A quel punto perdi:',
    withToday: 'Con quello che hai oggi:',
    archived:
      'Ciò che va in archivio torna com’era se entro 30 giorni riprendi un piano che lo contiene; poi si elimina.',
    nothingArchived: 'Le aziende e i prompt che hai oggi restano.',
    counting: 'Contiamo che cosa andrebbe in archivio…',
    keep: 'Mantieni Abbonamento',
    confirm: 'Cancella Abbonamento',
    done: 'Abbonamento cancellato',
    doneText: ({ plan, until }: { plan: string; until: string | null }) =>
      `Il piano ${plan} resta attivo fino ${until === null ? 'alla fine del periodo in corso' : withArticle.al(until)}.`,
    doneLate: 'Non si rinnova più. La rata in sospeso resta da pagare.',
    errorTitle: 'Errore nella cancellazione',
    errorFallback: 'L’abbonamento resta attivo: riprova.',
  },
  archive: {
    title: (what: string) => `In archivio: ${what}`,
    text: 'Il tuo account non li contiene: non vengono analizzati e non contano nei limiti.',
    wayBack: (until: string) =>
      `Con un piano superiore tornano com’erano, per quanto il piano li contiene. ${withArticle.Dal(until)} iniziamo a eliminarli.`,
    noWayBack: (until: string) =>
      `${withArticle.Dal(until)} iniziamo a eliminarli: se ti servono, scrivici dall’Assistenza.`,
    failed: 'Quello che è in archivio non è arrivato.',
  },
  change: {
    active:
      'Un piano superiore parte subito e paghi solo la differenza per i giorni che restano. Con uno inferiore vedi prima che cosa cambia: quello che risparmi si scala dal prossimo addebito.',
    running: 'Con un piano inferiore vedi prima che cosa cambia.',
    checkout: 'Scegli un piano: il pagamento si completa al checkout e il piano parte subito.',
    late: 'Scegli un piano: al checkout paghi prima la rata in sospeso, poi il piano cambia.',
    toCheckout: 'Vai al checkout',
    done: 'Piano aggiornato',
    doneText: (plan: string) => `Ora hai il piano ${plan}. Aggiorna la pagina se qualcosa manca ancora.`,
    downgraded: 'Downgrade completato',
    downgradedText: (plan: string) => `Ora hai il piano ${plan}.`,
    errorTitle: "Errore nell'aggiornamento",
    errorFallback: "Errore durante l'aggiornamento del piano.",
    previewErrorTitle: 'Errore nel preview',
    previewErrorFallback: 'Impossibile calcolare il preview del downgrade.',
  },
  downgrade: {
    title: ({ from, to }: { from: string; to: string }) => `Passi da ${from} a ${to}`,
    holds: ({ plan, companies, prompts }: { plan: string; companies: number; prompts: number }) =>
      `Il piano ${plan} include ${countCompanies(companies)} e ${countPrompts(prompts)}.`,
    archives:
      'Restano i più vecchi. Il resto va in archivio e torna com’era se entro 30 giorni passi a un piano superiore; poi si elimina.',
    archivesNothing: 'Quello che hai oggi ci sta tutto: non va in archivio nulla.',
    loses: (what: string) => `Perdi anche ${what}.`,
    companies: 'Aziende che vanno in archivio',
    prompts: 'Prompt che vanno in archivio',
    withPrompts: (count: number) => (count === 0 ? 'senza prompt' : `con ${countPrompts(count)}`),
    more: (count: number) => `Mostra gli altri ${formatInteger(count)}`,
    archived: 'Archiviati',
    left: 'Restano',
    saving: 'Il cambio vale subito; quello che risparmi si scala dal prossimo addebito.',
    atCheckout: 'Il cambio avviene quando completi il checkout.',
    cancel: 'Annulla',
    confirm: 'Conferma Downgrade',
    continueToCheckout: 'Continua al checkout',
  },
} as const;
