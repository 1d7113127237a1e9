import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { type Counts, countBoth, isNothing } from '../../templates/holding-words.ts';
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
  const each = [
    ...(plan.isAnalysed ? ['un’analisi al giorno'] : []),
    ...(plan.hasTaskLists ? ['una task list'] : []),
  ].join(' e ');
  const gives = each === '' ? '' : `, con ${each} per ogni prompt`;
  const room = describeRoom(plan.holds);
  return {
    subject: `Il tuo piano ${planName} è attivo`,
    preview: room === null ? `Il piano ${planName} è in vigore.` : `Puoi seguire fino a ${room}.`,
    greeting: buildGreeting(plan.firstName),
    paragraphs: [
      room === null
        ? `il tuo piano ${planName} è attivo. Per il tuo account aziende e prompt nuovi sono sospesi: se ti servono, scrivici da «Assistenza», nel menu utente.`
        : `il tuo piano ${planName} è attivo. Puoi seguire fino a ${room}${gives}.`,
      ...(isNothing(restored) ? [] : [`Dall’archivio torna com’era: ${countBoth(restored)}.`]),
      ...(isNothing(archived) ? [] : [archivedSentence({ planName, archived, until: plan.archivedUntil })]),
    ],
    action: { label: 'Vai alla dashboard', link: plan.appUrl },
    smallPrint: 'Il piano si cambia o si cancella quando vuoi dal profilo, alla voce «Piano».',
  };
}

/** Null where a limit set for the account lets nothing be added: a company comes with a prompt. */
function describeRoom(holds: Counts): string | null {
  return holds.companies === 0 || holds.prompts === 0 ? null : countBoth(holds);
}
