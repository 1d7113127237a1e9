import {
  type ComparedRate,
  type CompanionSentence,
  type CompanyHistory,
  type HistoryCompanion,
  nameEngine,
} from '@citato/contract';
import { formatDecimal, formatInteger, formatPercent, formatPoints, withArticle } from '#lib/format';
import type { ChartMark, ChartPoint } from './chart-model.ts';
import { nameDay, nameDays, nameFromTo, nameShortDay, nameSpan } from './day-words.ts';

type Span = CompanyHistory['period'];
export type Verdict = ComparedRate['verdict'];

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);

const NAMES = new Intl.ListFormat('it-IT');

/** '30–39%' */
export const nameInterval = ({ low, high }: { low: number; high: number }): string =>
  `${formatInteger(low)}–${formatInteger(high)}%`;

export const historyCopy = {
  periods: {
    legend: 'Periodo',
    weeks: (count: number) => ({
      long: `${formatInteger(count)} settimane`,
      short: `${formatInteger(count)} sett.`,
    }),
    year: 'Anno',
    month: 'Mese',
    custom: 'Libero',
    before: 'Periodo precedente',
    after: 'Periodo successivo',
    chooseMonth: 'Scegli il mese',
    monthOf: (month: string) => `Scegli il mese: ${month}`,
    /** 'nov' */
    shortMonth: (day: string) => nameShortDay(day).replace(/^\S+ /, ''),
    firstDay: (day: string) => `Prima analisi: ${day}.`,
    openMonth: 'Mese in corso: si confronta con gli stessi giorni di quello prima.',
    from: 'Dal',
    to: 'Al',
    show: 'Mostra',
    reversed: 'La fine viene prima dell’inizio.',
    swap: 'Scambia le date',
    missing: 'Scegli tutte e due le date.',
    dates: 'Scegli le date',
  },
  engines: {
    all: 'Tutti i motori',
    some: (count: number) => (count === 1 ? '1 motore' : `${formatInteger(count)} motori`),
    choose: 'Scegli i motori',
  },
  prompts: {
    all: 'Tutte le domande',
    some: (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`),
    choose: 'Scegli le domande',
    namesCompany: 'Contiene il nome dell’azienda: conta solo se la scegli',
    search: 'Cerca tra le domande',
    noneFound: 'Nessuna domanda con queste parole',
  },
  failed: {
    title: 'L’andamento non è arrivato',
    text: 'I dati già raccolti sono al sicuro.',
  },
  unmeasured: {
    example: 'Mention Rate, giorno per giorno',
    title: 'Ancora nessun andamento',
    text: 'Arriva con la prima analisi conclusa di una domanda che non contiene il nome dell’azienda: ogni giorno aggiunge un punto.',
    filtered: 'Le domande scelte non hanno ancora un’analisi conclusa.',
    action: 'Vai ai prompt',
  },
  empty: {
    example: (span: Span) => `Mention Rate, ${nameSpan(span)}`,
    title: 'Nessuna risposta valida in questo periodo',
    text: 'Senza risposte non c’è nessun valore. Non vale zero.',
    filtered:
      'Con questi motori e queste domande non c’è nessuna risposta, quindi nessun valore. Non vale zero.',
    back: 'Torna alle ultime 4 settimane',
    unfilter: 'Togli i filtri',
  },
  chart: {
    title: 'Mention Rate',
    points: 'Punti del grafico, giorno per giorno',
    /** What the line says, for who does not see it. */
    label: ({
      period,
      lines,
    }: {
      period: Span;
      lines: readonly { name: string; first: ChartPoint | null; last: ChartPoint | null }[];
    }) =>
      `Mention Rate ${nameFromTo(period)}. ${lines
        .map(({ name, first, last }) =>
          first === null || last === null
            ? `${name}: nessun dato`
            : `${name}: da ${formatPercent(first.percent)} a ${formatPercent(last.percent)}`,
        )
        .join('; ')}.`,
    point: ({
      day,
      values,
    }: {
      day: string;
      values: readonly { name: string; point: ChartPoint | null }[];
    }) =>
      `${nameDay(day)}. ${values
        .map(({ name, point }, index) =>
          point === null
            ? `${name}: nessuna risposta`
            : index === 0
              ? `${name}: ${formatPercent(point.percent)}, intervallo ${nameInterval(point)}, n = ${formatInteger(point.n)}`
              : `${name}: ${formatPercent(point.percent)}`,
        )
        .join('; ')}`,
    basis: ({ low, high, n }: { low: number; high: number; n: number }, days: number) =>
      `${nameInterval({ low, high })} · n\u00A0=\u00A0${formatInteger(n)}, ${formatInteger(days)} giorni`,
    gap: 'nessuna risposta',
    note: ({ days, gaps, isStepped }: { days: number; gaps: boolean; isStepped: boolean }) =>
      `Ogni punto conta gli ultimi ${formatInteger(days)} giorni${isStepped ? ' e sta a più giorni dal precedente' : ''}; la fascia è l’intervallo al 95%.${gaps ? ' Dove non ci sono risposte la linea si interrompe, non scende.' : ''}`,
    done: 'Azioni fatte',
    doneBriefly: (actions: readonly { readonly title: string }[]) =>
      actions.length === 1 ? (actions[0]?.title ?? '') : `${formatInteger(actions.length)} azioni`,
    marks: 'Che cosa è cambiato nella misura',
    marksNote: 'Una linea verticale dice che da lì la misura è un’altra, non che cosa ha mosso la linea.',
    asTable: 'Mostra come tabella',
    hideTable: 'Nascondi la tabella',
    table: (period: Span) => `Mention Rate ${nameFromTo(period)}`,
    day: 'Giorno',
    none: 'N/A',
  },
  mark: ({ kind, engines, promptIds }: ChartMark) => {
    const name = NAMES.format(engines.map((engine) => nameEngine(engine)));
    const isOne = engines.length === 1;
    switch (kind) {
      case 'model_changed':
        return isOne ? `${name} risponde con un altro modello` : `${name} rispondono con altri modelli`;
      case 'reader_changed':
        return 'Un altro lettore legge le risposte';
      case 'engine_added':
        return `${name} ${isOne ? 'risponde' : 'rispondono'} per la prima volta`;
      case 'engine_removed':
        return `${name} non ${isOne ? 'risponde' : 'rispondono'} più`;
      case 'question_changed':
        return promptIds.length === 1
          ? 'Domanda cambiata'
          : `${formatInteger(promptIds.length)} domande cambiate`;
      default:
        return 'La misura cambia';
    }
  },
  dayOf: nameShortDay,
  save: {
    picture: 'Scarica PNG',
    table: 'Scarica CSV',
    failed: 'L’immagine non è riuscita',
    failedText: 'Il browser non l’ha disegnata. Riprova, oppure scarica il CSV.',
  },
  numbers: {
    title: 'I numeri del periodo',
    rivals: 'Mention Rate, tu e i rivali',
    difference: 'Differenza, a destra è meglio',
    plainDifference: 'Differenza',
    verdict: 'Verdetto',
    rows: {
      mentionRate: 'Mention Rate',
      position: 'Posizione Media',
      positiveTone: 'Tono positivo',
      share: 'Quota di menzioni',
      ownSource: 'Sito proprio tra le fonti',
    },
    sizes: ({ earlier, later }: { earlier: number; later: number }) =>
      `n = ${formatInteger(earlier)} e ${formatInteger(later)}`,
    points: (value: number) => `${formatPoints(value)} punti`,
    range: ({ low, high }: { low: number; high: number }) =>
      `da ${formatPoints(low)} a ${formatPoints(high)}`,
    places: (better: number) => {
      const size = formatDecimal(Math.abs(better));
      if (size === formatDecimal(0)) return 'nessun posto';
      return better > 0 ? `${size} posti più su` : `${size} posti più giù`;
    },
    differenceLabel: ({ value, range }: { value: string; range: string }) =>
      `${value}; intervallo di confidenza al 95%: ${range}`,
    none: 'N/A',
    note: ({ isClustered, designEffect }: { isClustered: boolean; designEffect: number }) =>
      `Ogni motore è confrontato con sé stesso, sulle stesse domande.${isClustered ? ` Le differenze contano che le risposte di uno stesso giorno si somigliano (effetto del disegno ${formatDecimal(designEffect)}).` : ''} Un verdetto c’è solo dove regge guardando insieme tutte le differenze di questa pagina; altrimenti è «entro la variabilità».`,
  },
  verdicts: {
    rising: 'in crescita',
    falling: 'in calo',
    within_variability: 'entro la variabilità',
    model_changed: 'modello cambiato',
    reader_changed: 'lettore cambiato',
    question_changed: 'domanda cambiata',
    too_few: 'poche risposte',
    other: 'nessun confronto',
  } satisfies Record<Verdict, string>,
  positions: { rising: 'peggiora', falling: 'migliora' },
  channels: {
    title: 'Canali AI',
    basis: ({ point, end }: { point: ChartPoint; end: string }) =>
      `${nameInterval(point)} · n\u00A0=\u00A0${formatInteger(point.n)}${point.day === end ? '' : `, fino ${withArticle.al(nameShortDay(point.day))}`}`,
    label: ({ engine, point, verdict }: { engine: string; point: ChartPoint | null; verdict: Verdict }) =>
      point === null
        ? `${engine}: nessuna risposta nel periodo`
        : `${engine}: Mention Rate ${formatPercent(point.percent)}, intervallo ${nameInterval(point)}, ${historyCopy.verdicts[verdict]}`,
    silent: (days: readonly string[]) => `muto ${nameDays(days)}`,
    noAnswers: 'nessuna risposta nel periodo',
    scale: (top: number) => `Tutti sulla stessa scala, da 0 a ${formatInteger(top)}%.`,
  },
  companions: {
    title: 'Con chi ti nominano',
    caption: 'Coppie, dalla più frequente',
    columns: {
      name: 'Insieme a',
      together: 'Delle risposte che ti nominano',
      otherFirst: 'prima lui',
      ownFirst: 'prima tu',
      share: 'Prima tu',
      verdict: 'Verdetto',
    },
    sentences: (name: string) => `Frasi su te e ${name}`,
    quoted: ({ engine, day }: Pick<CompanionSentence, 'engine' | 'day'>) =>
      `${nameEngine(engine)}, ${nameShortDay(day)}`,
    read: 'leggi la risposta',
    prompts: (count: number) => (count === 1 ? 'in 1 domanda' : `in ${formatInteger(count)} domande`),
    together: (count: number) => answers(count),
    basis: (n: number) => `n\u00A0=\u00A0${formatInteger(n)}`,
    orderLabel: ({ percent, interval }: { percent: string; interval: string }) =>
      `nominano prima te nel ${percent}, intervallo ${interval}`,
    verdicts: {
      own_first: 'prima tu',
      other_first: 'prima lui',
      even: 'entro la variabilità',
      too_few: 'poche risposte',
      other: 'nessun confronto',
    } satisfies Record<HistoryCompanion['verdict'], string>,
    note: (pairs: number) =>
      `La linea al centro è 50%.${pairs > 1 ? ` Il verdetto regge guardando insieme tutte le ${formatInteger(pairs)} coppie.` : ''}`,
  },
  answers: {
    of: (name: string) => `Leggi le risposte: ${name}`,
    read: 'Leggi le risposte',
    note: (span: Span) => `Si aprono le risposte ${nameFromTo(span)} alla domanda, dalla più recente.`,
    everyEngine: 'Con più motori scelti si aprono quelle di tutti: nella lettura ne scegli uno.',
    none: 'Nessuna domanda ha ancora risposte.',
  },
} as const;
