import type { TextSpan } from '../../extraction.ts';

/**
 * Where a stretch of text stands. `title` is a line of its own that works as a heading without its mark,
 * `product` the name on a product card, `seller` the shop printed below it.
 */
export type SegmentKind =
  | 'heading'
  | 'title'
  | 'item'
  | 'header-cell'
  | 'cell'
  | 'paragraph'
  | 'product'
  | 'seller';

/** A stretch of visible text that is read as a whole. Segments of one group are siblings: items of one list, cells of one column. */
export interface Segment extends TextSpan {
  kind: SegmentKind;
  group: number;
  /** Number of the heading or title above it. */
  section: number;
  /** Counts headings and horizontal rules: what stands between two of them belongs together. */
  block: number;
  /** Table coordinates, -1 elsewhere. */
  table: number;
  row: number;
  column: number;
}
