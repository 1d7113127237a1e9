import { sayInPlans } from '@citato/contract/in-plans';
import { formatInteger } from '#lib/format';

export const alertsCopy = {
  fresh: 'Nuovo.',
  new: (unread: number) => (unread === 1 ? '1 nuovo' : `${formatInteger(unread)} nuovi`),
  markRead: 'Segna come letti',
  see: 'Vedi le risposte',
  ofCompany: 'Gli avvisi di quest’azienda',
  head: {
    none: 'Nessun avviso nuovo',
    some: (unread: number) => (unread === 1 ? 'Un avviso nuovo' : `${formatInteger(unread)} avvisi nuovi`),
    looked: (day: string) =>
      `Guardata con i dati fino ${day}. Le oscillazioni entro la variabilità non te le scriviamo.`,
    unlooked: 'Il primo controllo arriva con la prossima giornata in cui tutte le domande sono analizzate.',
  },
  filters: {
    legend: 'Mostra',
    all: 'Tutti',
    unread: 'Nuovi',
    open: 'Aperti',
    kind: 'Tipo di avviso',
    allKinds: 'Tutti i tipi',
    none: {
      example: 'Un rivale nuovo fra i primi cinque',
      title: 'Nessun avviso così, fra quelli mostrati',
      text: 'Gli altri restano nell’elenco.',
      clear: 'Togli i filtri',
    },
  },
  kinds: {
    named: 'Ti nominano, o non più',
    figure: 'Mention Rate, posizione, quota, tono',
    negative: 'Affermazioni negative',
    overtaken: 'Chi è davanti',
    new_rival: 'Rivali nuovi',
    own_source: 'Il tuo sito citato',
    engine_silent: 'Motori che non rispondono',
    no_analysis: 'Analisi non riuscite',
  },
  empty: {
    example: 'ChatGPT ora ti nomina',
    title: 'Niente di provato è cambiato',
    text: 'Le oscillazioni viste finora sono entro la variabilità. Alla prima che la supera ti avvisiamo qui.',
    action: 'Vedi l’andamento',
  },
  young: {
    example: 'Mention Rate da 21% a 34%',
    title: 'Ancora nessun controllo',
    text: 'Un cambiamento si prova con almeno 20 risposte per parte e una settimana prima con cui confrontarle. Il primo avviso arriva qui.',
  },
  list: 'Elenco degli avvisi',
  legend:
    'Al centro lo zero, a destra è meglio. Un avviso si chiude da solo quando il cambiamento rientra o dopo quattro settimane, e può tornare solo dopo.',
  more: 'Mostra avvisi precedenti',
  cleared: {
    reverted: (moment: string) => `rientrato ${moment}`,
    settled: (moment: string) => `chiuso ${moment}: è rimasto così per quattro settimane`,
    resumed: (moment: string) => `risolto ${moment}`,
    other: (moment: string) => `chiuso ${moment}`,
  },
  goneQuestion: 'La domanda è stata eliminata',
  mute: {
    label: 'Non avvisarmi più di questo',
    subject: (company: string) => `Questo, di ${company}`,
    everywhere: 'Questo, di tutte le aziende',
    week: (company: string) => `Tutto ${company}, per 7 giorni`,
    done: 'Niente più avvisi su questo',
    undo: 'Annulla',
    undone: 'Ti avvisiamo di nuovo',
    failed: 'Non è cambiato niente',
  },
  notIncluded: {
    title: 'Ti avvisiamo noi quando qualcosa cambia davvero',
    text: (plans: readonly string[]) => {
      const where = sayInPlans(plans);
      const text =
        'Solo cambiamenti provati, con le risposte che li dimostrano: nell’app, per mail, in Slack, Teams e Discord. Nel tuo piano non ci sono.';
      return where === null ? text : `${text} Sono ${where}.`;
    },
  },
} as const;
