import { buildGreeting } from '#features/accounts';
import { type Counts, countBoth, isNothing } from '#features/archive';
import type { MailBody } from '#features/emails';
import { archivedSentence } from './archived-sentence.ts';

interface ActivePlan {
  readonly firstName: string | null;
  readonly appUrl: string;
  readonly planName: string;
  readonly holds: Counts;
  readonly isAnalysed: boolean;
  readonly hasTaskLists: boolean;
  readonly restored: Counts;
  readonly archived: Counts;
  /** Until when what was archived comes back. */
  readonly archivedUntil: Date;
}

/** Tells that a plan is in force, what it holds, and what came out of the archive or went into it. */
export function planActive(plan: ActivePlan): MailBody {
  const { planName, restored, archived } = plan;
  const daily = plan.isAnalysed ? ', con un’analisi al giorno' : '';
  const lists = plan.hasTaskLists ? ' e la task list di ogni prompt' : '';
  return {
    subject: `Il tuo piano ${planName} è attivo`,
    preview: `Puoi seguire fino a ${countBoth(plan.holds)}.`,
    greeting: buildGreeting(plan.firstName),
    paragraphs: [
      `il tuo piano ${planName} è attivo. Puoi seguire fino a ${countBoth(plan.holds)}${daily}${lists}.`,
      ...(isNothing(restored) ? [] : [`Dall’archivio torna com’era: ${countBoth(restored)}.`]),
      ...(isNothing(archived) ? [] : [archivedSentence({ planName, archived, until: plan.archivedUntil })]),
    ],
    action: { label: 'Vai alla dashboard', link: plan.appUrl },
    smallPrint: 'Il piano si cambia o si cancella quando vuoi dal profilo, alla voce «Piano».',
  };
}
