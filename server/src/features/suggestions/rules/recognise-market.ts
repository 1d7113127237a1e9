import { findStatedOffer } from './find-offer-phrases.ts';
import { type Market, MARKETS } from './markets.ts';
import { holdsWord, toPlainText } from './plain-text.ts';
import { type CompanyDigest, readDomainWords } from './site-digest.ts';

/** One word of the running text is no evidence; one of the title or the domain is. */
const LEAST_SCORE = 3;
/** Words glued together in a domain are found when they are this long: `trattoriaaurora`. */
const SHORTEST_GLUED = 6;

interface Passage {
  readonly text: string;
  readonly weight: number;
}

/**
 * The market a company sells in: the one whose words stand in the most telling places. Null when none does.
 * A word counts once per place: its weight there, times the number of its words.
 */
export function recogniseMarket(company: CompanyDigest): Market | null {
  const passages = listPassages(company);
  const glued = toPlainText(readDomainWords(company.websiteUrl)).replaceAll(' ', '');
  let best: { market: Market | null; score: number } = { market: null, score: LEAST_SCORE - 1 };
  for (const market of MARKETS) {
    const score = market.words.reduce((sum, word) => sum + weigh({ word, passages, glued }), 0);
    if (score > best.score) best = { market, score };
  }
  return best.market;
}

function listPassages({ name, websiteUrl, description, site }: CompanyDigest): Passage[] {
  const facts = site?.facts;
  const texts: [string | null | undefined, number][] = [
    [description === null ? null : findStatedOffer(description), 5],
    [site?.title, 4],
    [name, 4],
    [readDomainWords(websiteUrl), 4],
    [site?.description, 4],
    [facts?.description, 3],
    [facts?.kinds.map(splitWords).join(' '), 4],
    [facts?.keywords.join(' '), 3],
    [facts?.offers.join(' '), 2],
    [site?.headings.slice(0, 1).join(' '), 3],
    [site?.headings.join(' '), 2],
    [site?.text, 1],
  ];
  return texts.flatMap(([text, weight]) => (text ? [{ text: toPlainText(text), weight }] : []));
}

function weigh({ word, passages, glued }: { word: string; passages: readonly Passage[]; glued: string }) {
  const length = word.split(' ').length;
  const found = passages
    .filter(({ text }) => holdsWord(text, word))
    .reduce((sum, { weight }) => sum + weight * length, 0);
  const stem = word.replace('*', '').replaceAll(' ', '');
  return found + (stem.length >= SHORTEST_GLUED && glued.includes(stem) ? LEAST_SCORE : 0);
}

/** `MedicalClinic` → `Medical Clinic`. */
function splitWords(kind: string): string {
  return kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
