/**
 * How a mail begins. The name is used only when it looks like one: a registration with a stranger's address must not
 * put a sentence or a link into the mail.
 */
export function buildGreeting(firstName: string | null): string {
  const isName = firstName !== null && /^\p{L}[\p{L}\p{M} ’'-]{0,39}$/u.test(firstName);
  return isName ? `Ciao ${firstName},` : 'Ciao,';
}
