import ts from 'typescript';
import type { SourceText } from './check-owners.ts';

const READER = /^mentions\/src\/.+\.ts$/;
const MANY = 3;
/** One alternative that is a word, a stem or an ending of letters: `quando`, `^consigli`, `s.p.a`, `zion` and a class. */
const WORD = /^\^?\p{L}[\p{L}.? '’-]*\$?$/u;
const GROUP_OPENING = /^\?(?:[:=!]|<[=!]|<\w+>)/u;
const TOKEN = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{[^}]*\}|./gsu;

/**
 * The words the reader knows are data: a regular expression of it, written as one or by `pattern`, holds no alternation
 * of three or more words.
 */
export function checkWordLists(files: readonly SourceText[]): string[] {
  return files.filter(isReaderFile).flatMap(({ path, text }) =>
    listPatterns({ path, text }).flatMap(({ line, pattern }) =>
      listAlternations(pattern)
        .filter((words) => words.length >= MANY)
        .map(
          (words) =>
            `${path}:${String(line)}: a regular expression holds the words '${words.join('|')}'; they belong in lexicon/pattern-words.json`,
        ),
    ),
  );
}

export const isReaderFile = ({ path }: SourceText): boolean =>
  READER.test(path) && !path.endsWith('.test.ts');

interface Pattern {
  line: number;
  pattern: string;
  /** Written as a regular expression, not by `pattern`. */
  isLiteral: boolean;
}

export function listPatterns({ path, text }: SourceText): Pattern[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = readPattern(node);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (pattern !== null)
      found.push({ line: line + 1, pattern, isLiteral: ts.isRegularExpressionLiteral(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a pattern; a list of words it names is a gap. */
function readPattern(node: ts.Node): string | null {
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
  if (!ts.isTaggedTemplateExpression(node)) return null;
  const { tag, template } = node;
  if (!ts.isCallExpression(tag) || tag.expression.getText() !== 'pattern') return null;
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.map(({ rawText, text }) => rawText ?? text).join('…');
}

/** The words of each alternation, those of groups too. */
function listAlternations(pattern: string): string[][] {
  const found: string[][] = [];
  const open: string[][] = [[]];
  let alternatives = [''];
  const add = (sign: string): void => {
    alternatives.push(`${alternatives.pop() ?? ''}${sign}`);
  };
  const close = (): void => {
    found.push(alternatives.map((one) => one.replace(GROUP_OPENING, '')).filter((one) => WORD.test(one)));
  };
  for (const [token] of pattern.matchAll(TOKEN))
    if (token === '(') {
      open.push(alternatives);
      alternatives = [''];
    } else if (token === ')') {
      close();
      alternatives = open.pop() ?? [''];
      add('(');
    } else if (token === '|') alternatives.push('');
    else add(signOf(token));
  close();
  return found;
}

/** A class stands for one letter, an escaped dot for itself; nothing else that is escaped is part of a word. */
function signOf(token: string): string {
  if (token.startsWith('[')) return '?';
  return token === String.raw`\.` ? '.' : token;
}
