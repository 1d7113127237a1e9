export const LOCALE = 'it-IT';

export const TIME_ZONE = 'Europe/Rome';

/** A browser takes milliseconds to make a formatter, and no page uses all of them. */
export function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}
