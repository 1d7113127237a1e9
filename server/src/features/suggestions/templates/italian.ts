import type { Gender } from '../rules/markets/markets.ts';

/** With its indefinite article: un ristorante, uno studio legale, un’agenzia, una banca. */
export function withIndefinite({ noun, gender }: { noun: string; gender: Gender }): string {
  if (gender === 'f') return /^[aeiou]/i.test(noun) ? `un’${noun}` : `una ${noun}`;
  return /^(s[^aeiouh]|z|gn|ps|pn|x|y)/i.test(noun) ? `uno ${noun}` : `un ${noun}`;
}

/** The best one: il miglior dentista, il migliore studio legale, la migliore agenzia. */
export function withBest({ noun, gender }: { noun: string; gender: Gender }): string {
  if (gender === 'f') return `la migliore ${noun}`;
  return /^(s[^aeiouh]|z|gn|ps|pn|x|y)/i.test(noun) ? `il migliore ${noun}` : `il miglior ${noun}`;
}

/** The best ones: i migliori dentisti, le migliori agenzie. */
export function withBestPlural({ noun, gender }: { noun: string; gender: Gender }): string {
  return `${gender === 'f' ? 'le' : 'i'} migliori ${noun}`;
}

/** After "a": a Padova, ad Ancona. */
export function withTo(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}

/** In a town: a Padova, ad Ancona, alla Spezia. */
export function inTown(town: string): string {
  return /^la /i.test(town) ? `alla ${town.slice(3)}` : withTo(town);
}
