import { formatInteger } from '#lib/format';

/** What is said of a robots.txt and of what it forbids. */
export const robotsCopy = {
  title: 'Che cosa vieti ai crawler delle AI',
  text: 'Secondo il tuo robots.txt. Chi addestra i modelli e chi cerca pagine per le risposte sono crawler diversi: si possono trattare in modo diverso.',
  never: 'n/d: si sa dopo aver letto il sito.',
  missing: (status: number | null) =>
    `Non c’è un robots.txt${status === null ? '' : ` (il sito risponde ${String(status)})`}: nessun divieto.`,
  isPage:
    'Al posto di robots.txt c’è una pagina web: i crawler non ci trovano regole, quindi nessun divieto.',
  unknown: (reason: string) =>
    `n/d: robots.txt ${reason}. Finché è così alcuni crawler non leggono nulla e altri tutto: fallo sistemare a chi gestisce il sito.`,
  reasons: {
    refused: 'rinvia a un indirizzo che non è pubblico',
    unreachable: 'non risponde',
    timeout: 'non arriva in tempo',
    too_many_redirects: 'rinvia troppe volte',
    other: 'non si legge',
  },
  answered: (status: number) => `risponde con errore ${String(status)}`,
  open: ({ crawlers, paths }: { crawlers: number; paths: number }) =>
    paths === 1
      ? `robots.txt lascia leggere la pagina guardata a tutti i ${formatInteger(crawlers)} crawler delle AI che conosciamo.`
      : `robots.txt lascia leggere le ${formatInteger(paths)} pagine guardate a tutti i ${formatInteger(crawlers)} crawler delle AI che conosciamo.`,
  cut: 'Il file è molto lungo: ne abbiamo letto solo la prima parte, come fanno i crawler.',
  line: (line: number) => `Riga ${formatInteger(line)}`,
  whole: 'Vieta tutto il sito a',
  part: ({ count, of, paths }: { count: number; of: number; paths: readonly string[] }) =>
    `Vieta ${count === 1 ? 'una' : formatInteger(count)} delle ${formatInteger(of)} pagine guardate (${paths.join(', ')}${count > paths.length ? ', …' : ''}) a`,
  purposes: {
    training:
      'Sono crawler che addestrano i modelli: tenerli fuori non toglie il sito dalle risposte con ricerca, e può essere una scelta.',
    user: 'Le letture chieste da una persona possono non seguire robots.txt.',
  },
  remedies: {
    replace: (line: number) => `Per farli entrare, al posto della riga ${formatInteger(line)} scrivi:`,
    add_below: (line: number) => `Per aprire a tutti i robot, sotto la riga ${formatInteger(line)} aggiungi:`,
    add_group: () => 'Per farli entrare, in fondo al file aggiungi:',
    other: () => '',
  },
} as const;
