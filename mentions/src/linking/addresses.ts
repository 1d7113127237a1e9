import type { At, ReadAnswer } from '../document/document.ts';
import { isWordCode } from '../document/spelling.ts';
import type { Word } from '../document/words.ts';
import type { TextSpan } from '../extraction.ts';
import { grammarWords } from '../lexicon/index.ts';

/** Signs that go on with an address; a blank, a bracket or a quote ends it. How far one is followed from a name. */
const JOINTS: ReadonlySet<number> = new Set(Array.from('@:/?#&=%~+._-', (sign) => sign.charCodeAt(0)));
const MAX_REACH = 120;
const ADDRESS = /^(?:https?:\/\/)?([^/?#]*)([/?#].*)?$/iu;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+([a-z]{2,24}|[A-Z]{2,24})(?::\d+)?$/u;
const SECOND_LEVEL = /^(?:com?|org|net|ac|gov|edu)$/iu;

/**
 * Whether a name in a text is only a part of a web or mail address: `gusto` of `dolce-gusto.it`, of
 * `gusto.esempio.it`, `esempio.it/gusto` or `info@gusto.it`. The name of the whole site is not (`booking.com`).
 */
export function isInsideAddress(text: string, { start, end }: TextSpan): boolean {
  if (!isJoined(text, start - 1, start - 2) && !isJoined(text, end, end + 1)) return false;
  const from = findEdge(text, start, -1);
  const token = text.slice(from, findEdge(text, end - 1, 1) + 1).replace(/[._:/?#&=~+-]+$/u, '');
  const [, host = '', path = ''] = ADDRESS.exec(token) ?? [];
  const [mailbox, domain] = host.includes('@')
    ? [true, host.slice(host.lastIndexOf('@') + 1)]
    : [false, host];
  const ending = HOST.exec(domain)?.[1]?.toLowerCase();
  if (ending === undefined || !isDomainEnding(ending)) return false;
  if (mailbox) return true;
  const labels = domain.replace(/:\d+$/u, '').split('.');
  const place = labels.length > 2 && SECOND_LEVEL.test(labels.at(-2) ?? '') ? -3 : -2;
  const label = labels.at(place) ?? '';
  const hostAt = from + token.length - path.length - domain.length;
  const labelAt = hostAt + labels.slice(0, place).reduce((sum, part) => sum + part.length + 1, 0);
  return start !== labelAt || end < labelAt + label.length;
}

/** A sign of an address stands at `at`, and a letter beyond it. */
function isJoined(text: string, at: number, beyond: number): boolean {
  return JOINTS.has(text.charCodeAt(at)) && goesOn(text, beyond);
}

const goesOn = (text: string, at: number): boolean =>
  isWordCode(text.charCodeAt(at)) || JOINTS.has(text.charCodeAt(at));

function findEdge(text: string, at: number, step: 1 | -1): number {
  let edge = at;
  while (Math.abs(edge - at) < MAX_REACH && goesOn(text, edge + step)) edge += step;
  return edge;
}

export const ENDINGS = grammarWords('domainEndings');

export const isDomainEnding = (word: string): boolean => ENDINGS.has(word);

/** The name a host carries: `octopusenergy` of `www.octopusenergy.it`; null for what is no host. */
export function domainLabel(address: string): string | null {
  const host = hostOf(address);
  if (host === null) return null;
  const labels = host.split('.');
  const isSecondLevel = labels.length > 2 && /^(?:com?|org|net|ac|gov)$/u.test(labels.at(-2) ?? '');
  return labels.at(isSecondLevel ? -3 : -2) ?? null;
}

/** The host of an address without `www.`, lower case; null when it is no web address. */
export function hostOf(address: string): string | null {
  const trimmed = address.trim();
  try {
    const { hostname } = new URL(/^[a-z]+:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`);
    return hostname.includes('.') ? hostname.replace(/^www\./u, '').toLowerCase() : null;
  } catch {
    return null;
  }
}

const DOT = 0x2e;
const MAX_HOST_ENDING = 3;

/** Endings that are no words: "Online store" is no address. */
export const isHostEnding = (folded: string): boolean =>
  folded.length <= MAX_HOST_ENDING && isDomainEnding(folded);

/** Whether a host begins at a word: `booking` before `.com`. */
export const startsHost = ({ visible }: ReadAnswer, words: readonly Word[], first: number): boolean => {
  const end = words[first]?.end;
  const next = words[first + 1];
  if (end === undefined || next?.start !== end + 1 || visible.charCodeAt(end) !== DOT) return false;
  return isDomainEnding(next.folded);
};

/** Index of the word that ends the host (`com` of `booking.com`), or `last` when the name is not written as one. */
export function readHostEnding({ answer, words, last }: At<'answer' | 'words' | 'last'>): number {
  const next = words[last + 1];
  return startsHost(answer, words, last) && next !== undefined && (!next.capital || next.allCapitals)
    ? last + 1
    : last;
}
