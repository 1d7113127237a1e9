import type { Member, Needs } from '@citato/contract';

/** What somebody is called: by name where there is one. */
export function nameMember({
  firstName,
  lastName,
  email,
}: Pick<Member, 'firstName' | 'lastName' | 'email'>): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? email : name;
}

/** The matrix of rights in words, each held by who may do what its calls need. */
export const RIGHTS: readonly { label: string; needs: Needs }[] = [
  { label: 'Leggere risultati, risposte e fonti', needs: 'view' },
  { label: 'Scaricare il rapporto in PDF', needs: 'view' },
  { label: 'Vedere chi è nella squadra', needs: 'read' },
  { label: 'Cambiare prompt, etichette e azioni', needs: 'edit' },
  { label: 'Aggiungere aziende', needs: 'edit' },
  { label: 'Webhook', needs: 'edit' },
  { label: 'Invitare un cliente', needs: 'edit' },
  { label: 'Invitare gli altri, dare ruoli, togliere', needs: 'own' },
  { label: 'Chiavi API', needs: 'own' },
  { label: 'Eliminare aziende', needs: 'own' },
  { label: 'Piano e fatture', needs: 'own' },
];
