import ts from 'typescript';
import type { SourceText } from './check-owners.ts';

const RULES = /^server\/src\/.+\/rules\/.+\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** Common words of Italian that are words of no other language this code holds, and words with an accent. */
const ITALIAN_WORD =
  /(?<![\p{L}\d])(?:il|gli|di|del|dello|della|dei|degli|delle|dal|dalla|nel|nella|nei|nelle|sul|sulla|al|alla|alle|che|un|una|uno|con|non|sono|hai|ha|tuo|tua|tuoi|tue|questa|questo|ogni|oggi|quando|anche|senza|nessuna?|aziend[ae]|rispost[ae]|\p{L}*[àèéìòù])(?!\p{L})/iu;
/** "l’indirizzo", "un’azienda" */
const ELISION = /(?<![\p{L}\d])(?:l|un|d|c|dell|all|nell|sull|dall|quest|com)’(?=\p{L}{2})/iu;
const isItalian = (text: string): boolean => ITALIAN_WORD.test(text) || ELISION.test(text);

/**
 * A rule decides and gives codes and data: what a user reads stands in `templates/`, `copy.ts` or the contract. One
 * sentence per Italian sentence in a rule. A list of words, cut where it stands (`'…'.split(' ')`), is data.
 */
export function checkCopy(files: readonly SourceText[]): string[] {
  return files
    .filter(({ path }) => RULES.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) =>
      listSentences({ path, text }).map(
        ({ line, sentence }) =>
          `${path}:${String(line)}: a rule holds a sentence for users, '${sentence}'; it belongs in templates/, copy.ts or the contract`,
      ),
    );
}

function listSentences({ path, text }: SourceText): { line: number; sentence: string }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { line: number; sentence: string }[] = [];
  const visit = (node: ts.Node): void => {
    const said = readText(node);
    if (said !== null && said.trim().includes(' ') && isItalian(said) && !isWordList(node))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        sentence: said.trim(),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a string; of one with gaps all its parts, each gap a sign of its own. */
function readText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

const isWordList = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAccessExpression(parent) && parent.name.text === 'split';
