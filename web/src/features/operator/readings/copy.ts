import type { ListedReading, Reading, ReadingSpan } from '@citato/contract';
import { formatInteger } from '#lib/format';

type Disagreement = ListedReading['disagreements'][number]['kind'];
type Refusal = NonNullable<NonNullable<Reading['report']>['refusal']>;

export const readingsCopy = {
  list: {
    title: 'Letture da guardare',
    text: 'Risposte che il modello e le regole leggono in modo diverso, dalle più recenti.',
    open: 'Apri la lettura',
    openLabel: ({ company, moment }: { company: string; moment: string }) =>
      `Apri la lettura: ${company}, ${moment}`,
    gone: 'Azienda archiviata',
    pages: 'Pagine delle letture',
    newer: 'Più recenti',
    older: 'Meno recenti',
    empty: {
      example: 'Il modello la nomina, le regole no',
      title: 'Nessuna differenza',
      text: 'Qui compaiono le risposte lette in modo diverso. Le altre si aprono dal link.',
    },
  },
  find: {
    label: 'Apri una risposta',
    help: 'Incolla il link che il cliente vede con la risposta aperta, oppure l’id. Chi la apre resta nel registro.',
    run: 'Apri',
    none: 'Qui non c’è nessuna risposta: serve un link con la risposta aperta, o il suo id.',
  },
  view: {
    title: 'Lettura di una risposta',
    back: 'Torna all’elenco',
    facts: {
      company: 'Azienda',
      prompt: 'Domanda',
      engine: 'Motore',
      when: 'Quando',
      reader: 'Letta da',
      version: 'Versione',
      names: 'Nomi',
      user: 'Account',
    },
    sample: (sample: number) => `campione ${formatInteger(sample)}`,
    rules: 'Le regole, da sole',
    sameVersion: (version: string) => `Lettore ${version}, lo stesso di allora`,
    otherVersion: ({ version, stored }: { version: string; stored: string | null }) =>
      `Riletta ora dal lettore ${version}; nei numeri c’è la ${stored ?? 'n/d'}`,
    sameNames: 'I nomi che il cliente ha indicato sono gli stessi di allora',
    otherNames: 'Il cliente ha cambiato i nomi: qui valgono quelli di oggi',
    learned: (count: number) =>
      count === 0
        ? 'nessun nome imparato dai giorni prima'
        : count === 1
          ? 'un nome imparato dai giorni prima'
          : `${formatInteger(count)} nomi imparati dai giorni prima`,
    text: 'Il testo',
    noText: 'Il testo non è più conservato: il periodo del piano è finito. Restano i conteggi.',
    noAnswer: 'Non c’è un testo da leggere.',
    status: {
      ok: 'Valida',
      refused: 'Rifiutata',
      empty: 'Vuota',
      not_shown: 'Non mostrata',
      failed: 'Mancata',
      other: 'Esito n/d',
    },
    legend: {
      label: 'Legenda',
      own: 'l’azienda del cliente',
      counts: 'un’altra azienda',
      countsExample: 'nome',
      dropped: 'guardato, non conta',
    },
    spans: {
      title: 'I nomi guardati',
      text: ({ counted, dropped }: { counted: number; dropped: number }) =>
        `${counted === 1 ? '1 conta' : `${formatInteger(counted)} contano`}, ${
          dropped === 1 ? '1 non conta' : `${formatInteger(dropped)} non contano`
        }`,
      none: 'Nella risposta non c’è nulla che somigli al nome di un’azienda.',
      more: (count: number) => (count === 1 ? 'Mostra un altro' : `Mostra altri ${formatInteger(count)}`),
      columns: {
        text: 'Nel testo',
        name: 'Azienda',
        source: 'Chi lo riconosce',
        score: 'Punti',
        why: 'Perché',
        outcome: 'Esito',
      },
      counts: 'Conta',
      sources: {
        brand: 'Nomi del cliente',
        learned: 'Risposte precedenti',
        reported: 'Modello',
        catalogue: 'Catalogo',
        answer: 'Struttura della risposta',
        other: 'n/d',
      } satisfies Record<ReadingSpan['source'], string>,
      reasons: {
        as_written: 'scritto come il nome',
        variant: 'variante del nome',
        site: 'indirizzo del sito',
        small_letters: 'senza maiuscola',
        article_in_preposition: 'articolo nella preposizione',
        shared_spelling: 'forma comune a più aziende',
        everyday_word: 'parola comune',
        certain_place: 'il posto indica un’azienda',
        open_place: 'il posto è incerto',
        nothing_found: 'la risposta dice di non averne trovato notizia',
        source_of_a_statement: 'fonte di un’affermazione',
        another_meaning: 'qui vuol dire altro',
        not_in_the_report: 'il modello non la nomina',
        structure_of_the_answer: 'titolo, elenco o maiuscola',
        other: 'motivo n/d',
      } satisfies Record<ReadingSpan['why'][number], string>,
      dropped: {
        text: 'Escluso dal testo',
        ignored: 'Per il cliente non è un’azienda',
        report: 'Escluso dal modello',
        place: 'Nessun posto certo',
        other: 'Non conta',
      } satisfies Record<NonNullable<ReadingSpan['droppedBy']>, string>,
    },
    counted: {
      title: 'Nei numeri',
      text: 'La lettura salvata, da cui vengono le percentuali.',
      none: 'Nessuna azienda.',
      uncounted: 'La risposta non entra nelle percentuali.',
    },
    report: {
      title: 'Il modello',
      none: 'Nessun modello ha letto questa risposta.',
      by: ({ name, moment }: { name: string; moment: string }) => `${name}, ${moment}`,
      evidence: (quotation: string) => `«${quotation}»`,
      rejected: 'Nomi che il testo non contiene',
      refusals: {
        too_many_companies: 'Messo da parte: nomina più aziende di qualsiasi risposta.',
        not_borne_out: 'Messo da parte: troppi nomi non sono nel testo.',
        overlooks_companies: 'Messo da parte: tace su aziende che nel testo ci sono.',
        other: 'Messo da parte.',
      } satisfies Record<Refusal, string>,
      silent: 'Non nomina nessuna azienda.',
    },
    disagreements: 'Dove non concordano',
    tones: { positive: 'positivo', neutral: 'neutrale', negative: 'negativo' },
  },
  kinds: {
    not_in_text: 'il modello la nomina, il testo no',
    missed_by_rules: 'il modello la nomina, le regole no',
    refused_by_rules: 'per le regole qui vuol dire altro',
    missed_by_model: 'le regole la trovano, il modello no',
    tone: 'tono diverso',
    other: 'differenza n/d',
  } satisfies Record<Disagreement, string>,
  times: (count: number) => `× ${formatInteger(count)}`,
} as const;
