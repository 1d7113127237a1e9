import { extractMentions } from '@citato/mentions';
import { hostOfSite, namesKnownHostsOnly } from '../../task-lists/rules/grounded-words.ts';
import type { SourceEvidence } from './list-evidence.ts';
import type { WrittenProposal } from '../../rules/proposed-action.ts';

/** A proposal with the sources it rests on, the first of them leading. */
export interface GroundedProposal {
  readonly written: WrittenProposal;
  readonly sources: readonly [SourceEvidence, ...SourceEvidence[]];
}

interface Known {
  readonly evidence: readonly SourceEvidence[];
  readonly company: { readonly name: string; readonly site: string };
  /** The user's own words: the questions and the description of the company. */
  readonly ownWords: readonly string[];
}

/** Words in capitals that name nobody. */
const PLAIN_CAPITALS = new Set(
  [
    'FAQ',
    'SEO',
    'GEO',
    'AI',
    'URL',
    'PDF',
    'CV',
    'IT',
    'HTML',
    'JSON-LD',
    'Q&A',
    'Italia',
    'Wikipedia',
  ].concat(['Google', 'ChatGPT', 'Gemini', 'Claude', 'Perplexity', 'Copilot']),
);
/** So many words in a row of a stranger's text are that text. */
const COPIED_WORDS = 6;

/**
 * The proposals that are grounded: each cites sources of the brief and no other, and its words hold no address, no figure
 * and no name that these sources, the company or its user's words do not, nor a stranger's sentence. The rest is dropped.
 */
export function keepGroundedProposals(
  written: readonly WrittenProposal[],
  { evidence, company, ownWords }: Known,
): GroundedProposal[] {
  const byId = new Map(evidence.map((found) => [found.id, found]));
  return written.flatMap((proposal) => {
    const sources = proposal.sources.map((id) => byId.get(id));
    const cited = sources.flatMap((found) => found ?? []);
    const [first, ...others] = cited;
    if (first === undefined || cited.length < sources.length) return [];
    const hosts = new Set([company.site, ...cited.map(({ source }) => source)].map(hostOfSite));
    const names = [
      company.name,
      ...cited.flatMap(({ ownerName, answer }) => [ownerName ?? '', answer.rivalName ?? '']),
    ];
    const words = splitWords([...names, ...ownWords, ...hosts].join(' '));
    const { title } = proposal;
    const isGrounded =
      namesKnownHostsOnly({ title }, hosts) &&
      holdsKnownWordsOnly(title, { words: new Set(words), names }) &&
      !isCopied(
        title,
        cited.flatMap(({ title: page, answer }) => [page ?? '', answer.sentence ?? '']),
      );
    return isGrounded ? [{ written: proposal, sources: [first, ...others] as const }] : [];
  });
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether figures and names in the text are all known: nobody the reader is not shown is pushed, no number is made up. */
function holdsKnownWordsOnly(
  title: string,
  { words, names }: { words: ReadonlySet<string>; names: readonly string[] },
): boolean {
  const tokens = title.match(/[\p{L}\p{N}][\p{L}\p{N}&'’-]*/gu) ?? [];
  const areKnown = tokens.every((token, index) => {
    const hasDigit = /\p{N}/u.test(token);
    const capitals = token.match(/\p{Lu}/gu)?.length ?? 0;
    // Every sentence begins with a capital.
    const isName = index === 0 ? capitals > 1 : capitals > 0;
    if ((!hasDigit && !isName) || PLAIN_CAPITALS.has(token)) return true;
    return splitWords(token.replace(/^\p{L}{1,5}['’]/u, '')).every((part) => words.has(part));
  });
  if (!areKnown) return false;
  const brands = names.filter((name) => name !== '').map((name) => ({ name }));
  const { mentions } = extractMentions({ answer: title, brands });
  return mentions.every(({ name }) => splitWords(name).every((part) => words.has(part)));
}

/** Whether the text repeats a stretch of what strangers wrote. */
function isCopied(title: string, texts: readonly string[]): boolean {
  const words = splitWords(title);
  const strangers = texts.map((text) => ` ${splitWords(text).join(' ')} `);
  return words.some((_, start) => {
    const stretch = words.slice(start, start + COPIED_WORDS);
    return (
      stretch.length === COPIED_WORDS && strangers.some((text) => text.includes(` ${stretch.join(' ')} `))
    );
  });
}
