import { siteWords } from '#lib/sites/site';
import { isNoName } from './name-words.ts';
import { toPlainText } from '../plain-text.ts';
import { isNounPhrase } from './noun-phrase.ts';
import type { CompanyDigest } from '../site-digest.ts';

const MAX_PHRASES = 4;
const MAX_WORDS = 6;
const DISTINCTIVE_WORDS = 3;
const MIN_LENGTH = 5;
const MAX_LENGTH = 60;

/** How a company says what it does: "Produciamo bulloni in titanio", "azienda specializzata in corde nautiche". */
const STATEMENT =
  /\b(?:produciamo|vendiamo|realizziamo|offriamo|progettiamo|forniamo|installiamo|noleggiamo|ci occupiamo di|specializzat[aoie] (?:in|nella produzione di|nella vendita di)|produzione (?:e vendita )?di|vendita (?:online )?di|servizi di|noleggio di)\s+([^.,;:!?()|–—]{5,80})/giu;

/** Words a heading begins with when it speaks to the reader instead of naming an offer. */
const NO_NOUN =
  /^(chi|cosa|che|come|perche|dove|quando|quali|qual|quanto|il|lo|la|i|gli|le|l|un|uno|una|nostr\w*|vostr\w*|tu\w{1,2}|mi|ti|si|ci|vi|per|con|da|in|a|ad|al|alla|di|del|della|e|o|ma|non|piu|scopri|scegli|richiedi|contatta\w*|prenota|acquista|leggi|vieni|seguici|iscriviti|benvenut\w*|welcome|home|homepage|news|novita|blog|faq|contatti|about|dicono|recensioni|lavora|privacy|cookie|menu|carrello|accedi|login|servizi|prodotti|azienda|storia|team|gallery|galleria|orari|eventi|ultim\w*|the|our|your|we|why|what|how|all|tutt\w*|sito|pagina|ecco|siamo|azienda|offerte|promozioni|newsletter|social|footer|error\w*|javascript|loading|copyright|partner|clienti|certificazioni|sede|sedi)\b/;

/** What a company of no known market offers, in its own words without an article: "bulloni in titanio". */
export function findOfferPhrases({ name, websiteUrl, description, site }: CompanyDigest): string[] {
  const own = toPlainText(`${name ?? ''} ${site?.siteName ?? ''} ${siteWords(websiteUrl)}`)
    .trim()
    .split(' ');
  const domain = squash(siteWords(websiteUrl));
  const prose = [description, site?.description, site?.facts.description, site?.text.slice(0, 4_000)];
  const stated = prose.flatMap((text) =>
    [...(text ?? '').matchAll(STATEMENT)].map((match) => match[1] ?? ''),
  );
  const listed = [...(site?.facts.offers ?? []), ...(site?.facts.keywords ?? []), ...(site?.headings ?? [])];
  const titled = (site?.title ?? '').split(/\s+[|–—-]\s+|:\s/);
  const phrases = [...stated.map(cutClause), ...listed, ...titled]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(
      (text) =>
        namesAnOffer(text) &&
        !domain.includes(squash(text)) &&
        !toPlainText(text)
          .trim()
          .split(' ')
          .every((word) => own.includes(word)),
    )
    .map(lowerTitleCase);
  return dropRepeats(phrases).slice(0, MAX_PHRASES);
}

const squash = (text: string): string => toPlainText(text).replaceAll(' ', '');

/** What a user's own sentence says the company does; the whole text when it does not say so. */
export function findStatedOffer(text: string): string {
  const stated = [...text.matchAll(STATEMENT)].map((match) => cutClause(match[1] ?? ''));
  return stated.length > 0 ? stated.join(' · ') : text;
}

/** Of "corde", "corde nautiche" and "corde nautiche e reti" one stays: the longest of up to three words. */
function dropRepeats(phrases: readonly string[]): string[] {
  const kept: string[] = [];
  for (const phrase of phrases) {
    const plain = toPlainText(phrase);
    const rival = kept.findIndex((other) => {
      const known = toPlainText(other);
      return known.includes(plain) || plain.includes(known);
    });
    const isDistinctive = phrase.split(' ').length <= DISTINCTIVE_WORDS;
    if (rival === -1) kept.push(phrase);
    else if (isDistinctive && phrase.length > (kept[rival]?.length ?? 0)) kept[rival] = phrase;
  }
  return kept;
}

/** The offer without what is said about it: cut before the next clause, and to six words. */
function cutClause(text: string): string {
  const [offer = ''] = text.split(
    /\s+(?:che|dal|dall|da oltre|da più|con|per|grazie|a prezzi|di alta|e li|ed?|nel|nella|presso)\s+/i,
  );
  return offer
    .replace(/^(?:i|gli|le|il|lo|la|un|uno|una|l’|l')\s*/i, '')
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .join(' ');
}

function namesAnOffer(text: string): boolean {
  return (
    text.length >= MIN_LENGTH &&
    text.length <= MAX_LENGTH &&
    !NO_NOUN.test(toPlainText(text).trim()) &&
    !isNoName(text) &&
    isNounPhrase(text)
  );
}

/** `Noleggio Furgoni` → `noleggio furgoni`; what is written in capitals alone (SEO, PVC) stays. */
function lowerTitleCase(text: string): string {
  const isShouted = text === text.toUpperCase();
  return text
    .split(' ')
    .map((word) => (isShouted || !/^\p{Lu}{2,5}$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}
