import { LINK_DAYS, MAX_LINK_DAYS } from '@citato/contract';
import { sayInPlans } from '@citato/contract/in-plans';
import { formatDate, formatDateTime, formatDecimal, formatInteger, withArticle } from '#lib/format';

const times = (count: number) =>
  count === 0 ? 'mai aperto' : count === 1 ? 'aperto 1 volta' : `aperto ${formatInteger(count)} volte`;

export const deskCopy = {
  title: 'Rapporto per il cliente',
  intro: 'Una pagina. La stessa come PDF, come link e nella mail di inizio mese.',
  introRead: 'Le pagine che la tua agenzia ha preparato su questa azienda.',
  make: 'Prepara il rapporto',
  makeAgain: 'Prepara quello di oggi',
  making: 'Preparo…',
  makeFailed: 'Il rapporto non è stato preparato',
  none: {
    example: 'Chi chiede alle AI trova la tua azienda in …',
    title: 'Ancora nessun rapporto',
    text: 'I numeri di oggi diventano una pagina che resta com’è: la consegni come PDF, come link o per email.',
    read: 'Appena la tua agenzia ne prepara uno lo trovi qui.',
  },
  pdf: 'Scarica PDF',
  pdfPending: 'Preparo il PDF…',
  pdfFailed: 'Il PDF non è stato preparato',
  which: 'Quale rapporto',
  option: ({ madeAt, isMonthly }: { madeAt: string; isMonthly: boolean }) =>
    isMonthly ? `${formatDateTime(madeAt)}, per email` : formatDateTime(madeAt),
  remove: 'Elimina questo rapporto',
  removeTitle: 'Elimini questo rapporto',
  removeText: 'Chi ha un suo link non lo apre più. Non si può annullare.',
  removeFailed: 'Il rapporto non è stato eliminato',
  look: {
    title: 'Aspetto',
    colour: 'Colore del cliente',
    other: 'Un altro colore',
    contrast: ({ colour, contrast, isKept }: { colour: string; contrast: number; isKept: boolean }) =>
      isKept
        ? `${colour}, contrasto ${formatDecimal(contrast)} su carta: leggibile.`
        : `${colour} ha contrasto ${formatDecimal(contrast)} su carta: nel rapporto viene scurito quanto serve.`,
    caption: 'Sotto il nome',
    captionHelp: 'Per esempio la città. Se resta vuoto c’è il sito.',
    logo: 'Logo del cliente',
    logoHelp: 'PNG o JPEG fermo, fra 24 e 2000 pixel per lato, al massimo 256 kB.',
    logoPlan: (plans: readonly string[]) => {
      const where = sayInPlans(plans);
      return where === null ? 'Il tuo piano non comprende il logo.' : `Il logo è compreso ${where}.`;
    },
    chooseLogo: 'Carica un logo',
    changeLogo: 'Cambia logo',
    removeLogo: 'Togli',
    sending: 'Carico…',
    logoFailed: 'Il logo non è stato caricato',
    save: 'Salva aspetto',
    saved: 'Aspetto salvato',
    savedText: 'Vale per i rapporti che prepari da adesso.',
    failed: 'L’aspetto non è stato salvato',
  },
  rivals: {
    title: 'Rivali nella linea',
    first: 'Primo rivale',
    second: 'Secondo rivale',
    none: 'Nessuno',
    help: 'Valgono per il prossimo rapporto che prepari.',
  },
  link: {
    title: 'Link di sola lettura',
    help: 'Chi ha il link vede questo rapporto e la risposta citata, nient’altro. I numeri restano quelli di quel giorno.',
    create: 'Crea un link',
    creating: 'Creo…',
    days: 'Per quanti giorni',
    daysHelp: `Da 1 a ${formatInteger(MAX_LINK_DAYS)}; di solito ${formatInteger(LINK_DAYS)}.`,
    password: 'Password, se la vuoi',
    passwordHelp: 'Almeno 8 caratteri. Mandala per un’altra via.',
    createFailed: 'Il link non è stato creato',
    ready: 'Copialo adesso: per sicurezza non lo conserviamo e non potremo mostrarlo di nuovo.',
    copy: 'Copia',
    copied: 'Link copiato',
    copyFailed: 'Il browser non lascia copiare: seleziona il link e copialo a mano.',
    line: ({ expiresAt, openings }: { expiresAt: string; openings: number }) =>
      `Scade ${withArticle.il(formatDate(expiresAt))} · ${times(openings)}`,
    protected: 'con password',
    revoke: 'Revoca',
    revokeLabel: (date: string) => `Revoca il link creato ${withArticle.il(date)}`,
    created: (date: string) => `Creato ${withArticle.il(date)}`,
    revoked: 'Link chiuso: da adesso non si apre più',
    revokeFailed: 'Il link non è stato chiuso',
  },
  mail: {
    title: 'Email di inizio mese',
    help: 'Il primo del mese, di mattina, chi scegli riceve il rapporto con i numeri di quel giorno. Ogni email ha il suo link per smettere.',
    nobody: 'Nessuna persona della squadra può vedere questa azienda.',
    save: 'Salva destinatari',
    saved: 'Destinatari salvati',
    failed: 'I destinatari non sono stati salvati',
  },
  locked: {
    title: 'Un rapporto da consegnare',
    text: (plans: readonly string[]) => {
      const where = sayInPlans(plans);
      const text =
        'Una pagina con il logo del cliente: la frase, dodici settimane con due rivali, tre azioni, una risposta e il metodo. Come PDF, come link e per email.';
      return where === null ? text : `${text} È compreso ${where}.`;
    },
  },
  tryAgain: 'Riprova tra poco.',
} as const;
