const number = new Intl.NumberFormat('it-IT');

/** What an administrator is shown after ending the stuck analyses. */
export function describeReleased(released: number): string {
  if (released === 0) return 'Nessun prompt era bloccato.';
  if (released === 1) return 'Un prompt bloccato è stato chiuso con le risposte arrivate.';
  return `${number.format(released)} prompt bloccati sono stati chiusi con le risposte arrivate.`;
}

/** Where a test mail is now; only a mail server can have accepted it. */
export function describeTestMail({ email, kind }: { email: string; kind: 'mailbox' | 'smtp' }): string {
  return kind === 'smtp'
    ? `Il server di posta ha accettato l’email per ${email}.`
    : `Nessun server di posta è attivo: l’email per ${email} è nella casella di prova.`;
}
