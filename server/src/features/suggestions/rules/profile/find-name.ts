import { findPlatformPage } from '@citato/contract';
import { opensBusinessName } from '@citato/mentions';
import { isPlatformPage, siteWords } from '#lib/sites/site';
import { MARKETS } from '../markets/markets.ts';
import { toPlainText } from '../plain-text.ts';
import type { SiteDigest } from '../site-digest.ts';
import { speaksToReader } from './noun-phrase.ts';
import { type WordRole, isNoName, isTradeTalk, readRoles, splitWords, stripGreeting } from './name-words.ts';

const MAX_NAME_LENGTH = 100;
const MAX_WORDS = 8;
const MAX_WORDS_BY_TRADE = 6;
const MAX_WORDS_EVERYDAY = 5;
const SINCE = /[,\s]+(?:dal|since|est\.?)\s+\d{4}$/iu;
const MIN_IN_DOMAIN = 3;
const SEPARATORS =
  /\s*(?:[|·•»›~]|::|\/\/)\s*|\s+[–—-]+\s+|(?<=\p{L}):\s|\s+[–—](?=\p{L})|(?<=\p{L})[–—]\s+/u;
/** A town behind the name: "Studio Bertola, Torino", "Bertola (TO)", "Hotel Aurora a Rimini". */
const TOWN_BEHIND = /(?:,\s+|\s+(?:a|ad|in)\s+)(\p{Lu}[\p{L}’' ]+)$/u;
const IN_BRACKETS = /\s*\([^)]*\)/gu;
const PHRASES_OF_TRADES = new Set(MARKETS.flatMap(({ one, many, words }) => [one, many, ...words]).map(bare));

interface Candidate {
  readonly name: string;
  readonly roles: readonly WordRole[];
  /** The page states it as its name, to machines. */
  readonly isStated: boolean;
  /**
   * How well the address repeats it: 3 = the whole host, 2 = whole within it, 1 = one word of the name, 0 = not at all.
   */
  readonly inDomain: number;
}

/**
 * What a page says its company is called: as it states it for machines, else the part of its title that its address
 * repeats, or that opens like the name of a business. Never a place, a trade or an everyday word alone, nor a default
 * title of a website builder: every answer with such a word would count as naming the company.
 */
export function findName({ websiteUrl, site }: { websiteUrl: string; site: SiteDigest }): string | null {
  const domain = bare(siteWords(websiteUrl));
  // The platform's own name is on every page of it.
  const siteName = isPlatformPage(websiteUrl) ? null : site.siteName;
  const read = (text: string | null, isStated: boolean) =>
    splitParts(text ?? '')
      .filter((part) => !namesPlatform(part, websiteUrl))
      .map((name) => readCandidate({ name, domain, isStated }))
      .filter(couldBeName);
  const stated = [...read(site.facts.name, true), ...read(siteName, true)];
  const titled = read(site.title, false);
  const found =
    stated.find(isDistinct) ??
    findRepeated(stated) ??
    stated[0] ??
    findRepeated(titled) ??
    titled.find(opensLikeBusiness) ??
    titled.find(isProperName);
  return found?.name ?? null;
}

function findRepeated(candidates: readonly Candidate[]): Candidate | undefined {
  const [best] = candidates.toSorted((a, b) => rank(b) - rank(a));
  return best !== undefined && best.inDomain > 0 ? best : undefined;
}

const rank = (candidate: Candidate): number => candidate.inDomain * 2 + (isDistinct(candidate) ? 1 : 0);

function splitParts(text: string): string[] {
  return text
    .replace(IN_BRACKETS, ' ')
    .split(SEPARATORS)
    .flatMap((part) => {
      const name = stripTown(stripGreeting(part.trim().replace(SINCE, ''))).replace(
        /^[\s,.;-]+|[\s,;-]+$/gu,
        '',
      );
      return name === '' ? [] : [name];
    });
}

function stripTown(text: string): string {
  const town = TOWN_BEHIND.exec(text);
  const isTown =
    town?.[1] !== undefined && readRoles(town[1]).every((role) => role === 'place' || role === 'link');
  return town !== null && isTown ? text.slice(0, town.index) : text;
}

/** Words in an address are written together: they are compared so. */
function bare(text: string): string {
  return toPlainText(text).replaceAll(/[ &]/g, '');
}

function readCandidate({
  name,
  domain,
  isStated,
}: {
  name: string;
  domain: string;
  isStated: boolean;
}): Candidate {
  const letters = bare(name);
  const roles = readRoles(name);
  const isWhole = letters.length >= MIN_IN_DOMAIN && domain !== '';
  const isRepeated = isWhole && (domain.includes(letters) || letters.includes(domain));
  const isOwnInDomain = splitWords(name).some(
    (word, index) => roles[index] === 'own' && word.length > MIN_IN_DOMAIN && domain.includes(word),
  );
  const inDomain = letters === domain && isWhole ? 3 : isRepeated ? 2 : isOwnInDomain ? 1 : 0;
  return { name, roles, isStated, inDomain };
}

function couldBeName(candidate: Candidate): boolean {
  const { name, roles, isStated, inDomain } = candidate;
  const isGrounded = isStated || inDomain > 0;
  const isSpoken =
    /[?!…]|\.\s/u.test(name.replace(/(?:\p{L}\.)+|\b\p{Lu}\p{L}{0,4}\./gu, '')) || isNoName(name);
  if (isSpoken || name.length > MAX_NAME_LENGTH || roles.length > MAX_WORDS || looksLikeAddress(name))
    return false;
  if (speaksToReader(name) && !(isDistinct(candidate) && isGrounded)) return false;
  if (isDistinct(candidate)) return true;
  if (!isGrounded || roles.length > MAX_WORDS_EVERYDAY || !isCapitalised(name)) return false;
  const content = roles.filter((role) => role !== 'link' && role !== 'legal');
  if (PHRASES_OF_TRADES.has(bare(name)) || content.every((role) => role === 'place')) return false;
  if (roles.includes('legal') && content.length > 0) return true;
  // "La Perla" is a name where the company states it; "Perla" alone is a word.
  if (content.length === 1) return content[0] === 'everyday' && roles[0] === 'link';
  const isHouseWord = opensBusinessName(splitWords(name)[0] ?? '');
  if (content.includes('everyday')) return isHouseWord || !isTradeTalk(name);
  // "Hotel Torino" is a business; "idraulico a Torino" is what customers search for.
  const trades = content.filter((role) => role === 'trade').length;
  const isHouse = isHouseWord && !roles.includes('link');
  return isHouse && trades === 1 && content.length > 1;
}

/** A word of it distinguishes this company from all others. */
function isDistinct({ roles }: Pick<Candidate, 'roles'>): boolean {
  return roles.includes('own');
}

/** "Studio Bertola Architetti", "Bertola & Associati": a trade beside a word of its own, all capitalised. */
function opensLikeBusiness({ name, roles }: Candidate): boolean {
  const isTrade = roles[0] === 'trade' || roles.at(-1) === 'trade' || roles.at(-1) === 'legal';
  return isTrade && roles.includes('own') && roles.length <= MAX_WORDS_BY_TRADE && isCapitalised(name);
}

/** "Ferrero Vanni": only words of its own, all capitalised. */
function isProperName({ name, roles }: Candidate): boolean {
  return roles.length <= 4 && roles.every((role) => role === 'own' || role === 'link') && isCapitalised(name);
}

function isCapitalised(name: string): boolean {
  return name
    .split(/\s+/)
    .every(
      (word) =>
        /^[^\p{Ll}]/u.test(word) || (/^\p{Ll}{1,6}(?:['’]|$)/u.test(word) && readRoles(word)[0] === 'link'),
    );
}

function namesPlatform(part: string, websiteUrl: string): boolean {
  const url = URL.parse(websiteUrl);
  const platform = url === null ? null : findPlatformPage(url)?.platform;
  return platform != null && ` ${toPlainText(part)}`.includes(` ${platform.split('.')[0] ?? ''}`);
}

function looksLikeAddress(name: string): boolean {
  return /^(?:www\.|https?:)|\S\.(?:it|com|net|eu|org|example)$/i.test(name);
}
