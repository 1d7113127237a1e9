/** Text from outside as PostgreSQL can store it: without NUL and lone surrogates; lengths before either stay the same. */
export function makeStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
