import {
  nameEngine,
  type Portfolio,
  type PortfolioCompany,
  type PortfolioSort,
  type PortfolioSpan,
  type PortfolioVerdict,
} from '@citato/contract';
import { formatDecimal, formatInteger, formatPoints } from '#lib/format';

const companies = (count: number) => (count === 1 ? '1 azienda' : `${formatInteger(count)} aziende`);

const SPAN_SENTENCES: Record<PortfolioSpan, string> = {
  week: 'Gli ultimi 7 giorni di analisi di ogni azienda contro i 7 precedenti.',
  month: 'Gli ultimi 7 giorni di analisi di ogni azienda contro i 7 di quattro settimane prima.',
};

function listCounts({
  rising,
  falling,
  within,
}: {
  rising: number;
  falling: number;
  within: number;
}): string {
  const parts = [
    ...(rising > 0 ? [`${formatInteger(rising)} in crescita`] : []),
    ...(falling > 0 ? [`${formatInteger(falling)} in calo`] : []),
    ...(within > 0 ? [`${formatInteger(within)} entro la variabilità`] : []),
  ];
  return parts.length === 0 ? 'Ancora nessun confronto' : parts.join(', ');
}

const VERDICTS: Record<PortfolioVerdict, string> = {
  falling: 'in calo',
  rising: 'in crescita',
  model_changed: 'non si confronta',
  within_variability: 'entro la variabilità',
  too_few: 'troppo poche risposte',
};

/** Why a company has no verdict. */
function whyNot({ change }: PortfolioCompany): string {
  const engines = change?.changedEngines.map((engine) => nameEngine(engine)) ?? [];
  if (engines.length > 0) return `modello cambiato: ${engines.join(', ')}`;
  return 'letta in modi diversi';
}

export const portfolioCopy = {
  counts: listCounts,
  explain: ({
    span,
    comparisons,
    confidencePercent,
    without,
  }: Pick<Portfolio, 'comparisons' | 'confidencePercent'> & { span: PortfolioSpan; without: number }) =>
    [
      SPAN_SENTENCES[span],
      comparisons > 1 && confidencePercent !== null
        ? `Con ${formatInteger(comparisons)} confronti insieme la soglia è più severa (${formatDecimal(confidencePercent)}%): se niente è cambiato, al massimo una tabella su venti mostra un verdetto.`
        : null,
      without > 0
        ? without === 1
          ? 'Una senza verdetto.'
          : `${formatInteger(without)} senza verdetto.`
        : null,
    ]
      .filter((part) => part !== null)
      .join(' '),
  label: 'Cerca e filtra le aziende',
  search: 'Cerca azienda',
  verdictFilter: 'Verdetto',
  allVerdicts: 'Tutti i verdetti',
  verdicts: VERDICTS,
  spanFilter: 'Confronto',
  spans: { month: '4 settimane', week: '1 settimana' } satisfies Record<PortfolioSpan, string>,
  assigneeFilter: 'Chi la segue',
  anybody: 'Chiunque la segua',
  nobody: 'Nessuno la segue',
  labelFilter: 'Etichette',
  allLabels: 'Tutte',
  save: 'Salva vista',
  saved: 'Vista salvata',
  savedText: 'La ritrovi così ogni volta che apri la tabella, da ogni dispositivo.',
  saveFailed: 'La vista non è stata salvata',
  caption: 'Le aziende, una per riga',
  heads: {
    name: 'Azienda',
    label: 'Etichetta',
    rate: 'Mention Rate',
    weeks: '12 settimane',
    verdict: 'Verdetto',
    position: 'Pos.',
    prompts: 'Prompt',
    alerts: 'Avvisi',
    analysed: 'Analisi',
    assignee: 'La segue',
  } satisfies Record<PortfolioSort | 'weeks', string>,
  positionLabel: 'Posizione media',
  verdict: (verdict: PortfolioCompany['verdict']) =>
    verdict === 'other' ? 'non si confronta' : VERDICTS[verdict],
  points: ({ difference, low, high }: { difference: number; low: number; high: number }) =>
    `${formatPoints(difference)} punti, da ${formatPoints(low)} a ${formatPoints(high)}`,
  whyNot,
  tooFew: 'servono 3 giorni di risposte per parte',
  none: 'N/A',
  weeksLater: 'dalla seconda settimana',
  alerts: ({ open, unread }: PortfolioCompany['alerts']) => {
    if (unread > 0) return unread === 1 ? '1 nuovo' : `${formatInteger(unread)} nuovi`;
    if (open > 0) return open === 1 ? '1 aperto' : `${formatInteger(open)} aperti`;
    return 'nessuno';
  },
  alertsOf: (name: string) => `di ${name}`,
  neverAnalysed: 'mai',
  unassigned: 'nessuno',
  assign: (name: string) => `Chi segue ${name}`,
  assignFailed: 'Non è stato salvato chi la segue',
  noLabels: 'Aggiungi',
  labelsOf: (name: string) => `Etichette di ${name}`,
  labelsFailed: 'Le etichette non sono state cambiate',
  tryAgain: 'Riprova tra poco.',
  history: (name: string) => `Andamento di ${name}`,
  trend: ({ name, weeks, percent }: { name: string; weeks: number; percent: string }) =>
    `Mention Rate di ${name} in ${formatInteger(weeks)} settimane, ${percent} alla fine`,
  foot: ({ shown, all }: { shown: number; all: number }) =>
    `${shown === all ? companies(all) : `${formatInteger(shown)} di ${companies(all)}`}. Gli intervalli sono al 95%, ognuno per sé. Una settimana senza analisi è un vuoto nella linea.`,
  nothing: 'Nessuna azienda corrisponde. Togli un filtro o cambia le parole cercate.',
} as const;
