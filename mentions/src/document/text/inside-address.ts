import type { TextSpan } from '../../extraction.ts';
import { isDomainEnding } from '../../linking/identity.ts';
import { isWordCode } from './characters.ts';

/**
 * Characters that continue an address; a blank, a bracket or a quote ends it. And how far one is followed from a name.
 */
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
