import { formatInteger } from '#lib/format';

const countOf = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const checkCopy = {
  title: 'Il tuo sito nelle risposte',
  intro:
    'Le tue pagine che i motori citano e quelle mai citate, che cosa vieti ai crawler delle AI e i dati strutturati.',
  unknown: 'n/d',
  none: 'nessuno',
  failed: 'Non siamo riusciti a mostrare le pagine del tuo sito.',
  lead: ({ answers, pages }: { answers: number; pages: number }) => {
    if (answers === 0) return 'Nessuna risposta in queste quattro settimane: che cosa citano non si sa';
    if (pages === 0) return 'Nessuna risposta cita il tuo sito';
    return pages === 1
      ? 'I motori citano una pagina del tuo sito'
      : `I motori citano ${formatInteger(pages)} pagine del tuo sito`;
  },
  span: ({ span, answers }: { span: string; answers: number }) =>
    `${countOf(answers, 'risposta letta', 'risposte lette')}, ${span}.`,
  visit: {
    done: ({ when, pages }: { when: string; pages: number }) =>
      `Sito letto ${when}: ${countOf(pages, 'pagina guardata', 'pagine guardate')}, con robots.txt e sitemap.`,
    never:
      'Non abbiamo ancora letto il tuo sito. Leggiamo robots.txt, la sitemap e fino a 10 pagine, una volta ogni 24 ore al massimo.',
    neverRead:
      'Il sito non è ancora stato letto. La lettura la chiede chi nella squadra è proprietario o redattore.',
    underWay: 'Lettura del sito in corso…',
    read: 'Leggi il sito',
    again: 'Rileggi ora',
    next: (when: string) => `Prossima lettura possibile: ${when}.`,
    failed: 'Il sito non è stato letto',
    onPlatform: (site: string) =>
      `Il tuo sito è una pagina su una piattaforma (${site}): robots.txt e divieti sono della piattaforma, e da lì non li puoi cambiare.`,
  },
  cited: {
    title: 'Pagine citate',
    text: 'In quante risposte i motori citano la pagina, e per quali domande.',
    caption: 'Pagine del sito citate nelle risposte',
    columns: {
      path: 'Pagina',
      answers: 'Risposte',
      prompts: 'Domande',
      structured: 'Dati strutturati',
      bans: 'Divieti nella pagina',
    },
    others: (count: number) => `e altre ${formatInteger(count)}`,
    otherOne: 'e un’altra',
    beyond: (count: number) =>
      `${count === 1 ? 'Un’altra pagina citata non è' : `Altre ${formatInteger(count)} pagine citate non sono`} in elenco: sono le meno citate.`,
  },
  uncited: {
    title: 'Pagine mai citate',
    text: ({ total, known }: { total: number; known: number }) =>
      `Di ${countOf(known, 'pagina che conosciamo', 'pagine che conosciamo')} da sitemap, collegamenti e log, ${total === 1 ? 'una non compare' : `${formatInteger(total)} non compaiono`} in nessuna risposta di queste quattro settimane.`,
    all: (known: number) =>
      known === 1
        ? 'L’unica pagina che conosciamo da sitemap, collegamenti e log è citata.'
        : `Tutte le ${formatInteger(known)} pagine che conosciamo da sitemap, collegamenti e log sono citate.`,
    caption: 'Pagine del sito che nessuna risposta cita',
    unknown: {
      answers: 'n/d: senza risposte non si sa che cosa non viene citato.',
      visit: 'n/d: quali pagine hai si sa dopo aver letto il sito.',
      pages: 'n/d: la lettura non ha trovato una sitemap né collegamenti ad altre pagine.',
    },
    beyond: (count: number) =>
      `${count === 1 ? 'Un’altra pagina mai citata non è' : `Altre ${formatInteger(count)} pagine mai citate non sono`} in elenco.`,
    more: 'Mostra tutte',
  },
  problems: {
    refused: 'non letta: porta a un indirizzo che non è pubblico',
    unreachable: 'non letta: il sito non risponde',
    timeout: 'non letta: non è arrivata in tempo',
    too_many_redirects: 'non letta: troppi rinvii',
    not_html: 'non letta: non è una pagina web',
    unreadable: 'non letta: il contenuto non si decodifica',
    forbidden: 'non letta: robots.txt lo chiede anche a noi',
    other: 'non letta',
  },
  answered: (status: number) => `non letta: risponde con errore ${String(status)}`,
  notYet: 'non ancora letta',
  onPhone: ({ prompts, structured, bans }: { prompts: number; structured: string; bans: string }) =>
    `${prompts === 0 ? '' : `Per ${countOf(prompts, 'domanda', 'domande')} · `}dati strutturati: ${structured} · divieti: ${bans}`,
  brokenJsonLd: 'un JSON-LD è illeggibile',
  pageBans: {
    title: 'Pagine che si escludono da sole',
    says: {
      noindex: 'chiede ai motori di ricerca di non tenerla nell’indice: le AI che cercano lì non la trovano.',
      nosnippet: 'chiede di non mostrarne il testo: Google non lo usa nelle sue risposte AI.',
      other: 'ha un divieto.',
    },
    where: ({ from, agent, value }: { from: string; agent: string | null; value: string }) =>
      from === 'header'
        ? `Dall’intestazione X-Robots-Tag: ${agent === null ? '' : `${agent}: `}${value}`
        : `Da <meta name="${agent ?? 'robots'}" content="${value}">`,
    remove: (word: string) => `togli «${word}».`,
  },
} as const;
