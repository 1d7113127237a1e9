import ts from 'typescript';
import { ALLOWED_NAMES, BANNED_BOUNDS, BANNED_PHRASES, BANNED_WORDS } from './banned-words.ts';

const CODE = /\.(ts|tsx|cts)$/;
const DOCUMENT = '.md';
/** Released, or run on databases: it keeps the words of its time. */
const OF_ITS_TIME = /^(CHANGELOG\.md|server\/migrations\/.*)$/;
const PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
/** What prose quotes: a name, a path, a text of the product. */
const QUOTED = /`[^`]*`|\]\([^)]*\)|(?<!\w)'[^']*'(?!\w)|"[^"]*"|https?:\S+/g;

const INSTEAD_OF_PART = new Map(BANNED_WORDS.map(({ word, instead }) => [word, instead]));
const INSTEAD_IN_PROSE = new Map(
  [
    ...BANNED_WORDS.filter(({ isFineInProse }) => !isFineInProse),
    ...BANNED_PHRASES.map(({ phrase, instead }) => ({ word: phrase, instead })),
  ].map(({ word, instead }) => [word, instead]),
);
const IN_PROSE = new RegExp(`\\b(?:${[...INSTEAD_IN_PROSE.keys()].join('|')})\\b`, 'gi');
const SUSPECT = new RegExp([...INSTEAD_OF_PART.keys(), ...BANNED_BOUNDS, IN_PROSE.source].join('|'), 'i');

/** Holds names and prose against the words the field does not use. One sentence per violation. */
export function checkWords({ path, text }: { path: string; text: string }): string[] {
  if (OF_ITS_TIME.test(path)) return [];
  const inPath = checkName(path.slice(path.lastIndexOf('/') + 1)).map((found) => `${path}: ${found}`);
  if (!SUSPECT.test(text)) return inPath;
  if (path.endsWith(DOCUMENT)) return [...inPath, ...checkDocument({ path, text })];
  return CODE.test(path) ? [...inPath, ...checkCode({ path, text })] : inPath;
}

function checkDocument({ path, text }: { path: string; text: string }): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => checkProse(line).map((found) => `${path}:${index + 1}: ${found}`));
}

function checkCode({ path, text }: { path: string; text: string }): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.set(node.getStart(source), checkName(node.text));
    for (const comment of listComments(text, node))
      found.set(comment.pos, checkProse(text.slice(comment.pos, comment.end)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const comment of listComments(text, source.endOfFileToken))
    found.set(comment.pos, checkProse(text.slice(comment.pos, comment.end)));
  return [...found].flatMap(([at, sentences]) => {
    const line = source.getLineAndCharacterOfPosition(at).line + 1;
    return sentences.map((sentence) => `${path}:${line}: ${sentence}`);
  });
}

const listComments = (text: string, node: ts.Node): readonly ts.CommentRange[] => [
  ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
  ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
];

function checkName(name: string): string[] {
  if (Object.hasOwn(ALLOWED_NAMES, name)) return [];
  const bound = BANNED_BOUNDS.find((word) => name === word || name.startsWith(`${word}_`));
  if (bound !== undefined) return [`'${name}' is a bound; it begins with MAX_ or MIN_`];
  const parts = new Set(name.match(PART)?.map((part) => part.toLowerCase()));
  return [...parts].flatMap((part) => {
    const instead = INSTEAD_OF_PART.get(part);
    return instead === undefined ? [] : [`'${name}' has '${part}'; the field says ${instead}`];
  });
}

function checkProse(prose: string): string[] {
  const words = prose.replace(QUOTED, ' ').match(IN_PROSE) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].map(
    (word) => `prose says '${word}'; the field says ${INSTEAD_IN_PROSE.get(word) ?? 'another word'}`,
  );
}
