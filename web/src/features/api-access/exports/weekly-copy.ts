import { sayInPlans } from '@citato/contract/in-plans';

export const weeklyCopy = {
  menu: 'Ogni lunedì per mail…',
  notIncluded: (plans: readonly string[]) => {
    const where = sayInPlans(plans);
    return where === null ? 'Il tuo piano non comprende i file.' : `I file sono ${where}.`;
  },
  plans: 'Guarda i piani',
  waiting: 'Un attimo…',
  dialog: {
    title: (company: string) => `I file di ${company} ogni lunedì`,
    intro:
      'Alle 8 nella tua casella, con la settimana appena finita; risultati, andamento e piano come sono in quel momento.',
    zone: (timeZone: string) => `L’ora è quella del fuso ${timeZone}: si cambia negli avvisi.`,
    tables: 'Che cosa',
    format: 'Formato',
    size: 'Fino a 5 MB i file sono in allegato. Oltre, nella mail trovi dove scaricarli.',
    none: 'Scegli almeno una tabella',
    cancel: 'Annulla',
    save: 'Manda ogni lunedì',
    saving: 'Salvataggio...',
    stop: 'Non mandare più',
    saved: (day: string) => `Il prossimo arriva lunedì ${day}`,
    stopped: 'I file di questa azienda non arrivano più',
    failed: 'Non ha funzionato',
    fallback: 'Riprova fra poco.',
  },
  card: {
    title: 'File ogni lunedì',
    intro: 'I file di un’azienda nella tua casella, ogni settimana. Ognuno in squadra sceglie i suoi.',
    company: 'Azienda',
    choose: 'Scegli i file',
    change: 'Cambia',
    changeNamed: (company: string) => `Cambia i file di ${company}`,
    stop: 'Ferma',
    stopNamed: (company: string) => `Ferma i file di ${company}`,
    resume: 'Riprendi',
    resumeNamed: (company: string) => `Riprendi i file di ${company}`,
    next: (day: string) => `il prossimo lunedì ${day}`,
    paused: 'fermi',
    waits: 'fermi finché il tuo piano non comprende i file',
    failed: 'I tuoi file settimanali non sono arrivati',
    failedText: 'Quelli che hai scelto continuano ad arrivare.',
    empty: 'Quando avrai un’azienda, da qui ne scegli i file.',
  },
  week: {
    title: (company: string) => `I file di ${company}`,
    intro: (span: string) => `Settimana ${span}. Risultati, andamento e piano sono quelli di adesso.`,
    gone: 'Questa azienda non è fra quelle che vedi: forse è stata eliminata, o è di un’altra squadra.',
    close: 'Chiudi',
  },
} as const;
