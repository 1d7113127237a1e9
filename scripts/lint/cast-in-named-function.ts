import type { Rule } from 'eslint';

/** The part of a syntax node this rule looks at; eslint's own types do not know TypeScript's nodes. */
interface SyntaxNode {
  type: string;
  parent?: SyntaxNode | null | undefined;
  loc?: { start: { line: number }; end: { line: number } } | null | undefined;
}

/** Lines; a longer function does something besides casting. */
const MAX_CAST_FUNCTION_LENGTH = 10;

const FUNCTION_VALUES = ['ArrowFunctionExpression', 'FunctionExpression'];

/** The declaration that gives a function its name, or null when it has none. */
function findNaming(node: SyntaxNode): SyntaxNode | null {
  if (node.type === 'FunctionDeclaration') return node;
  if (!FUNCTION_VALUES.includes(node.type)) return null;
  const holder = node.parent ?? null;
  if (holder?.type === 'MethodDefinition' || holder?.type === 'Property') return holder;
  return holder?.type === 'VariableDeclarator' ? holder : null;
}

function findEnclosingNamed(node: SyntaxNode): SyntaxNode | null {
  for (let current = node.parent; current !== undefined && current !== null; current = current.parent) {
    const naming = findNaming(current);
    if (naming !== null) return naming;
  }
  return null;
}

/** A cast is a claim the compiler cannot check: it lives in one named function whose comment says why it holds. */
export const castInNamedFunction: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bareCast:
        'A cast lives in one short, named function with a comment above it that says why it is safe. Prefer parsing, a type guard or `satisfies`.',
    },
  },
  create(context) {
    const commentEnds = new Set(context.sourceCode.getAllComments().map(({ loc }) => loc?.end.line));

    const isExplained = (node: SyntaxNode): boolean => {
      const lines = findEnclosingNamed(node)?.loc;
      if (lines === undefined || lines === null) return false;
      const isShort = lines.end.line - lines.start.line < MAX_CAST_FUNCTION_LENGTH;
      return isShort && commentEnds.has(lines.start.line - 1);
    };
    const check = (node: Rule.Node): void => {
      if (!isExplained(node)) context.report({ node, messageId: 'bareCast' });
    };
    return {
      'TSAsExpression[typeAnnotation.typeName.name!="const"]': check,
      TSTypeAssertion: check,
    };
  },
};
