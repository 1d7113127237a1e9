import type { PdfDocument } from './pdf-document.ts';

/** The roles of PDF's structure a report makes use of. */
type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'BlockQuote'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Span'
  | 'Figure'
  | 'Link';

/** A part of the document as a screen reader meets it. It joins its parent when something of it is first drawn. */
export interface Tag {
  readonly role: Role;
  readonly parent: Tag | null;
  /** What is read in the place of a drawing, or of a text that says less than its drawing. */
  readonly alt?: string;
  /** What a table head is the head of. */
  readonly scope?: 'Column' | 'Row';
  /** Left, top, right and bottom of a figure. */
  readonly bbox?: readonly [number, number, number, number];
}

/** Tags what is drawn as part of the document; what belongs to no part is an artifact, which screen readers skip. */
export interface Tagger {
  readonly root: Tag;
  /** What is drawn from now on belongs here; null: to nothing. */
  enter(tag: Tag | null): void;
  /** The element of a tag, for an annotation. */
  elementOf(tag: Tag): Element;
  /** A page ends: whatever is open stops with it. */
  leave(): void;
}

type Element = ReturnType<PdfDocument['struct']>;

export function createTagger(doc: PdfDocument): Tagger {
  const root: Tag = { role: 'Document', parent: null };
  const elements = new Map<Tag, Element>();
  let current: Tag | null | undefined;

  const elementOf = (tag: Tag): Element => {
    const known = elements.get(tag);
    if (known !== undefined) return known;
    const { role, parent, ...options } = tag;
    const element = doc.struct(role, options);
    if (parent === null) doc.addStructure(element);
    else elementOf(parent).add(element);
    elements.set(tag, element);
    return element;
  };
  const leave = () => {
    if (current !== undefined) doc.endMarkedContent();
    current = undefined;
  };
  return {
    root,
    elementOf,
    leave,
    enter: (tag) => {
      if (tag === current) return;
      leave();
      if (tag === null) doc.markContent('Artifact');
      else elementOf(tag).add(doc.markStructureContent(tag.role));
      current = tag;
    },
  };
}
