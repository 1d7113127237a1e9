/**
 * How a mail begins. A name enters only when it reads like one: whoever registers a stranger's address
 * must not get a sentence or an address of his choice into the mail.
 */
export function buildGreeting(firstName: string | null): string {
  const isName = firstName !== null && /^\p{L}[\p{L}\p{M} ’'-]{0,39}$/u.test(firstName);
  return isName ? `Ciao ${firstName},` : 'Ciao,';
}
