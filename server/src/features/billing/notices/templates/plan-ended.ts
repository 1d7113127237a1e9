import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { type Counts, countBoth, isNothing } from '../../templates/holding-words.ts';
import { archivedSentence } from './archived-sentence.ts';

interface EndedPlan {
  readonly firstName: string | null;
  readonly appUrl: string;
  readonly planName: string;
  readonly reason: 'asked' | 'unpaid' | 'unknown';
  readonly freeName: string;
  readonly staying: Counts;
  readonly archived: Counts;
  readonly archivedUntil: Date;
}

const REASONS = {
  asked: (plan: string) => `come avevi chiesto, il tuo abbonamento al piano ${plan} è finito.`,
  unpaid: (plan: string) =>
    `non siamo riusciti ad addebitare il rinnovo del piano ${plan}, e il piano non è più attivo.`,
  unknown: (plan: string) => `il tuo piano ${plan} non è più attivo.`,
};

/** Tells that a plan is over, why, and what became of what the free one does not hold. */
export function planEnded(plan: EndedPlan): MailBody {
  const { planName, freeName, staying, archived } = plan;
  return {
    subject: `Il tuo piano ${planName} è terminato`,
    preview: `Da ora hai il piano ${freeName}.`,
    greeting: buildGreeting(plan.firstName),
    paragraphs: [
      REASONS[plan.reason](planName),
      `Da ora hai il piano ${freeName}${staying.companies === 0 ? '' : `: puoi tenere fino a ${countBoth(staying)}`}.`,
      isNothing(archived)
        ? 'Le tue aziende e i tuoi prompt restano dove sono: non è andato in archivio nulla.'
        : archivedSentence({ planName: freeName, archived, until: plan.archivedUntil }),
    ],
    action: {
      label: 'Scegli un piano',
      link: buildAppLink({ appUrl: plan.appUrl, path: '/profile?tab=plan' }).href,
    },
    smallPrint: null,
  };
}
