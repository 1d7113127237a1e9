/** A run of text and the offset it has in the source. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The pieces of our own blocks, or the leaves of a library's tree, in the order of the source. */
export function listPieces({ tree, source }: { tree: unknown; source: string }): Piece[] {
  if (Array.isArray(tree)) return tree.flatMap((part: unknown) => listPieces({ tree: part, source }));
  if (typeof tree !== 'object' || tree === null) return [];
  const [own, leaf] = [readOwn(tree), readLeaf({ node: tree, source })];
  if (own !== null) return [own];
  if (leaf !== null) return [leaf];
  return Object.values(tree).flatMap((part: unknown) => listPieces({ tree: part, source }));
}

function readOwn(node: object): Piece | null {
  if (!('text' in node && 'start' in node && 'end' in node)) return null;
  const { text, start, end } = node;
  if (typeof text !== 'string' || typeof start !== 'number' || typeof end !== 'number') return null;
  return { text, start, end };
}

function readLeaf({ node, source }: { node: object; source: string }): Piece | null {
  if (!('value' in node && 'position' in node) || typeof node.value !== 'string') return null;
  if (!isPosition(node.position)) return null;
  // Code stands between its signs, text at its own offset.
  const start = Math.max(node.position.start.offset, source.indexOf(node.value, node.position.start.offset));
  return { text: node.value, start, end: Math.min(node.position.end.offset, start + node.value.length) };
}

interface Point {
  readonly offset: number;
}

function isPosition(position: unknown): position is { start: Point; end: Point } {
  return (
    typeof position === 'object' &&
    position !== null &&
    'start' in position &&
    'end' in position &&
    [position.start, position.end].every(isPoint)
  );
}

const isPoint = (point: unknown): point is Point =>
  typeof point === 'object' && point !== null && 'offset' in point && typeof point.offset === 'number';
