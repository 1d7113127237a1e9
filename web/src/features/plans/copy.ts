import type { Limits, PlanId } from '@citato/contract';
import { formatInteger } from '#lib/format';

const countCompanies = (count: number) => (count === 1 ? '1 azienda' : `${formatInteger(count)} aziende`);

export const plansCopy = {
  active: 'Piano attivo',
  free: 'Gratuito',
  premium: 'Premium',
  monthly: 'al mese',
  vatIncluded: 'IVA inclusa',
  companies: 'Aziende',
  prompts: 'Prompt totali',
  of: (max: number) => `su ${formatInteger(max)}`,
  usage: ({ used, max }: { used: number; max: number }) => `${formatInteger(used)} su ${formatInteger(max)}`,
  frequency: 'Frequenza analisi',
  daily: 'Ogni giorno, ogni 24 ore',
  once: 'Una sola analisi, quando crei la prima azienda',
  onceUsed: 'Una sola analisi, quando crei la prima azienda: già utilizzata',
  taskLists: 'Task List',
  included: 'Incluse',
  noCharge: 'Senza addebiti',
  beyond:
    'Hai più di quanto il tuo account permette di creare: quello che c’è resta, oltre il limite non si aggiunge altro.',
  notIncluded: 'Non incluse',
  change: 'Cambia Piano',
  notForSale:
    'Il pagamento online non è ancora attivo: per ora il piano non si può cambiare da qui. Il tuo resta com’è.',
  unavailable: 'Al momento non si può acquistare.',
  current: 'Piano Attuale',
  choose: (name: string) => `Passa a ${name}`,
  mostPopular: 'Più Popolare',
  loadFailed: 'I piani non sono arrivati',
  loadFailedText: 'Il tuo piano resta com’è.',
} as const;

/** The plan the landing page and the profile call the most popular. */
export const MOST_POPULAR: PlanId = 'guru';

/** What a plan gives, one line each; what it lacks stands last. */
export function listBenefits(limits: Limits): { text: string; isIncluded: boolean }[] {
  return [
    { text: countCompanies(limits.maxCompanies), isIncluded: true },
    { text: `${formatInteger(limits.maxPrompts)} prompt`, isIncluded: true },
    limits.promptAnalysisEnabled
      ? { text: 'Analisi continue', isIncluded: true }
      : { text: 'Senza analisi continue', isIncluded: false },
    limits.taskListsEnabled
      ? { text: 'Task List', isIncluded: true }
      : { text: 'Senza Task List', isIncluded: false },
  ];
}
