import type { EngineFigures, Finding, HealthArea, MailFault, UnknownDetail } from '@citato/contract';
import { formatInteger } from '#lib/format';

const count = (n: number, one: string, many: string, shown: string) => `${shown} ${n === 1 ? one : many}`;

export const healthCopy = {
  title: 'Stato',
  checked: (moment: string) => `controllato ${moment}`,
  stale: 'Gli ultimi dati non sono arrivati: questi sono di prima.',
  verdicts: {
    act: (n: number) => (n === 1 ? 'Una cosa da sistemare' : `${formatInteger(n)} cose da sistemare`),
    watch: (n: number) =>
      n === 1
        ? 'Nulla di urgente, una cosa da osservare'
        : `Nulla di urgente, ${formatInteger(n)} cose da osservare`,
    known: 'Nessun problema noto',
    well: 'Tutto funziona',
  },
  severities: { act: 'Da sistemare', watch: 'Da osservare' } satisfies Record<Finding['severity'], string>,
  findings: 'Che cosa non va',
  unknown: (parts: string) => `Senza dati: ${parts}.`,
  areas: {
    engines: 'motori AI (nessuna chiamata in 14 giorni)',
    mail: 'email (restano nella casella di prova)',
    payments: 'pagamenti (mai confrontati)',
    backup: 'copie di sicurezza (nessuna nota)',
  } satisfies Record<HealthArea, string>,
  noPayments: 'pagamenti (nessun sistema attivo)',
  na: 'n/d',
  reader: 'Lettura delle risposte',
  facts: {
    title: 'Cifre di adesso',
    queue: 'Lavori pronti',
    running: (n: string) => `${n} in corso`,
    oldest: (wait: string) => `il primo da ${wait}`,
    mail: 'Email in 24 ore',
    mailbox: 'nessuna esce da qui',
    delivered: (n: string) => `${n} consegnate`,
    failedMail: (n: number, shown: string) => count(n, 'non riuscita', 'non riuscite', shown),
    waitingMail: (n: number, shown: string) => count(n, 'in attesa', 'in attesa', shown),
    payments: 'Account corretti',
    checked: (moment: string) => `in 7 giorni, confronto ${moment}`,
    neverChecked: 'mai confrontati',
    noProvider: 'nessun sistema di pagamento',
    backup: 'Ultima copia',
    noBackup: 'fatta con npm run backup',
    madeAt: (time: string) => `alle ${time}, con npm run backup`,
  },
  faults: {
    address_unknown: 'indirizzo inesistente',
    mailbox_full: 'casella piena',
    policy: 'rifiutata come indesiderata',
    login: 'accesso al server rifiutato',
    unreachable: 'server irraggiungibile',
    later: 'server momentaneamente occupato',
    other: 'altro motivo',
  } satisfies Record<MailFault, string>,
  faultAdvice: {
    address_unknown: 'Gli indirizzi sono sbagliati o non esistono più: non serve fare nulla, se sono pochi.',
    mailbox_full: 'Le caselle dei destinatari sono piene: non serve fare nulla.',
    policy:
      'I destinatari le prendono per indesiderate: controlla SPF, DKIM e DMARC del dominio in MAIL_FROM.',
    login: 'Correggi utente e password in SMTP_URL e riavvia.',
    unreachable: 'Controlla indirizzo e porta in SMTP_URL, e la rete verso il server.',
    later: 'Il server chiede di aspettare: riproviamo da soli.',
    other: 'Il motivo è nel log: dove il lavoro emails.deliver-mail non riesce, o «mail given up».',
  } satisfies Record<MailFault, string>,
  engines: {
    title: 'Motori negli ultimi 14 giorni',
    none: 'Nessun motore configurato: imposta la chiave di un fornitore.',
    calls: 'Chiamate',
    pace: 'Tempo di risposta',
    cost: 'Spesa',
    states: { closed: 'Attivo', half_open: 'In prova', open: 'In pausa' } satisfies Record<
      EngineFigures['breaker'],
      string
    >,
    until: (moment: string) => `fino a ${moment}`,
    retired: 'Non configurato',
    neverAsked: 'Mai interrogato',
    lastHour: ({ calls, failures }: { calls: number; failures: number }) =>
      calls === 0
        ? 'Nessuna chiamata nell’ultima ora'
        : `Ultima ora: ${count(calls, 'chiamata', 'chiamate', formatInteger(calls))}${
            failures === 0
              ? ''
              : `, ${count(failures, 'non riuscita', 'non riuscite', formatInteger(failures))}`
          }`,
    unknown: (n: number, kinds: string) =>
      `In 14 giorni ${count(n, 'risposta conteneva', 'risposte contenevano', formatInteger(n))} dettagli che non conosciamo e che lasciamo da parte: ${kinds}.`,
    unknownKind: (name: string, n: number) => `${name} (${formatInteger(n)})`,
    unknownKinds: {
      item: 'elementi della risposta',
      block: 'blocchi',
      part: 'parti del messaggio',
      annotation: 'citazioni',
      action: 'azioni di ricerca',
      source: 'pagine trovate',
      ending: 'motivi di fine',
      usage: 'consumi',
      field: 'campi',
      other: 'altro',
    } satisfies Record<UnknownDetail | 'other', string>,
    today: 'oggi',
    max: (value: string) => `max ${value}`,
    failed: (n: number, shown: string) => count(n, 'non riuscita', 'non riuscite', shown),
    p95: (value: string) => `95% entro ${value}`,
    callsLabel: ({ name, today, failed, max }: Record<'name' | 'today' | 'failed' | 'max', string>) =>
      `Chiamate a ${name} negli ultimi 14 giorni: oggi ${today}, non riuscite ${failed}, al massimo ${max} in un giorno.`,
    paceLabel: ({ name, p50, p95 }: Record<'name' | 'p50' | 'p95', string>) =>
      `Tempo di risposta di ${name} negli ultimi 14 giorni: oggi la metà entro ${p50}, il 95% entro ${p95}.`,
    costLabel: ({ name, today, max }: Record<'name' | 'today' | 'max', string>) =>
      `Spesa per ${name} negli ultimi 14 giorni: oggi ${today}, al massimo ${max} in un giorno.`,
    loadFailed: 'I grafici non sono arrivati',
    loadFailedText: 'Le cifre qui sopra restano valide.',
  },
  links: { lavori: 'Vedi i lavori', ritardi: 'Vedi le analisi' },
} as const;
