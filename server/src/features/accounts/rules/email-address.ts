/** The one spelling under which an address is stored, compared and mailed. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
