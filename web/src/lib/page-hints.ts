/**
 * True when the server said with this page that something cannot be: no session came along, nothing is measured.
 * Spares the visitor a call or a script; a page without the hint (in development) has to find out.
 */
export function isRuledOut(hint: 'session' | 'statistics'): boolean {
  return document.querySelector(`meta[name="citato-${hint}"]`)?.getAttribute('content') === 'none';
}
