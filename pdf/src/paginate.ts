/** Something with a height that stands on one page. */
export interface Piece {
  /** In points. */
  readonly height: number;
  /** @param y its upper edge on the page */
  readonly draw: (y: number) => void;
  /** It may not be the last on a page while something follows: titles, table heads, a first row. */
  readonly keepsNext?: boolean;
  /** Drawn again above it when it begins a page: the head of its table. */
  readonly head?: Piece;
  /** White space: falls away at the top of a page. */
  readonly isSpace?: boolean;
}

export interface PlacedPiece {
  readonly piece: Piece;
  /** From the top of the page's text area. */
  readonly y: number;
}

/**
 * Sets pieces on pages of one height, in their order. Chains of pieces that keep their next stay together as long as
 * they fit on one page. A piece taller than a page gets one of its own.
 */
export function paginate({ pieces, height }: { pieces: readonly Piece[]; height: number }): PlacedPiece[][] {
  const pages: PlacedPiece[][] = [[]];
  let y = 0;
  const place = (piece: Piece) => {
    pages.at(-1)?.push({ piece, y });
    y += piece.height;
  };
  const turnPage = () => {
    pages.push([]);
    y = 0;
  };
  for (const chain of listChains(pieces)) {
    const chainHeight = addHeights(chain);
    const headHeight = chain[0]?.head?.height ?? 0;
    if (y > 0 && y + chainHeight > height && chainHeight + headHeight <= height) turnPage();
    for (const piece of chain) {
      if (y > 0 && y + piece.height > height) turnPage();
      if (y === 0 && piece.isSpace === true) continue;
      if (y === 0 && piece.head !== undefined) place(piece.head);
      place(piece);
    }
  }
  return pages.filter((page) => page.length > 0);
}

/** Pieces after which a page may end. */
export function endChain(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => (index === pieces.length - 1 ? { ...piece, keepsNext: false } : piece));
}

/** Pieces that stand on one page wherever one holds them: a table with its line below. */
export function keepTogether(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => (index === pieces.length - 1 ? piece : { ...piece, keepsNext: true }));
}

/** Pieces whose last ones go on with what follows, so that this never begins a page by itself. */
export function leadOn({ pieces, last }: { pieces: readonly Piece[]; last: number }): Piece[] {
  return pieces.map((piece, index) => (index < pieces.length - last ? piece : { ...piece, keepsNext: true }));
}

/** Pieces that stand together: each but the last keeps its next. */
function listChains(pieces: readonly Piece[]): Piece[][] {
  const chains: Piece[][] = [];
  let chain: Piece[] = [];
  for (const piece of pieces) {
    chain.push(piece);
    if (piece.keepsNext === true) continue;
    chains.push(chain);
    chain = [];
  }
  return chain.length === 0 ? chains : [...chains, chain];
}

function addHeights(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { height }) => sum + height, 0);
}
