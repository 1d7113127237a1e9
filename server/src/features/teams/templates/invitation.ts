import { formatMinute } from '@citato/contract/format';
import type { MailBody } from '#features/emails';

/** Invites the reader into an organisation, or asks a member to take its ownership over. */
export function invitationMail({
  inviter,
  organisation,
  role,
  handsOver,
  link,
  expiresAt,
}: {
  inviter: string;
  organisation: string;
  role: string;
  handsOver: boolean;
  link: string;
  expiresAt: Date;
}): MailBody {
  const until = formatMinute(expiresAt.toISOString());
  const who = inviter === '' ? 'Una persona della squadra' : inviter;
  return {
    subject: handsOver
      ? `Vuoi diventare proprietario di «${organisation}»?`
      : `Un invito in «${organisation}»`,
    preview: handsOver ? 'Finché non accetti, non cambia niente.' : `Ruolo: ${role}.`,
    greeting: 'Ciao,',
    paragraphs: [
      handsOver
        ? `${who} ti propone di diventare proprietario di «${organisation}» su Citato: deciderai di persone, piano e fatture. Finché non accetti, non cambia niente.`
        : `${who} ti invita in «${organisation}» su Citato, con il ruolo di ${role}. Accedi con questo indirizzo, o crea un account con questo indirizzo, e accetta.`,
      `Il link vale fino alle ${until}, ora italiana, una volta sola e solo per questo indirizzo.`,
    ],
    action: { label: handsOver ? 'Leggi la proposta' : 'Apri l’invito', link },
    smallPrint: 'Non conosci chi ti scrive? Ignora questa email: senza il tuo sì non succede niente.',
  };
}
