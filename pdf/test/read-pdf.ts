import { getDocumentProxy } from 'unpdf';

/** A piece of text as it stands on its page, in points from the lower left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A part of the document as a screen reader gets it. */
export interface ReadTag {
  readonly role: string;
  readonly alt: string | null;
  /** What is drawn in it and in its parts, words apart by single spaces. */
  readonly text: string;
  readonly children: readonly ReadTag[];
}

export interface ReadPdf {
  readonly title: unknown;
  readonly author: unknown;
  readonly language: unknown;
  /** The text of each page, in the order it was drawn, words apart by single spaces. */
  readonly pages: readonly string[];
  /** The pages one after the other, without their footers. */
  readonly text: string;
  readonly placed: readonly (readonly PlacedText[])[];
}

const FOOTER_Y = 60;

/** Reads a PDF as a reader of the file would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { info } = await document.getMetadata();
  const placed: PlacedText[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    placed.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                x: Number(item.transform[4]),
                y: Number(item.transform[5]),
                width: item.width,
              },
            ]
          : [],
      ),
    );
  }
  const join = (texts: readonly PlacedText[]) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ');
  const read = Object.fromEntries(Object.entries(info));
  return {
    title: read['Title'],
    author: read['Author'],
    language: read['Language'],
    pages: placed.map(join),
    text: placed.map((texts) => join(texts.filter(({ y }) => y > FOOTER_Y))).join(' '),
    placed,
  };
}

/** Reads a PDF as a screen reader does: the parts of each page, in the order they are read. */
export async function readPdfTags(bytes: Uint8Array): Promise<{ isTagged: boolean; pages: ReadTag[][] }> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: ReadTag[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push(readTags({ node: await page.getStructTree(), texts: readMarkedTexts(items) }));
  }
  return { isTagged: (await document.getMarkInfo())?.Marked === true, pages };
}

type MarkedItems = Awaited<ReturnType<Page['getTextContent']>>['items'];
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Node = Awaited<ReturnType<Page['getStructTree']>>;

/** What is drawn in each marked place of a page. */
function readMarkedTexts(items: MarkedItems): Map<string, string> {
  const texts = new Map<string, string>();
  let id: string | null = null;
  for (const item of items) {
    if (!('str' in item)) id = item.type === 'endMarkedContent' ? null : item.id;
    else if (id !== null) texts.set(id, `${texts.get(id) ?? ''} ${item.str}`);
  }
  return texts;
}

function readTags({ node, texts }: { node: Node; texts: ReadonlyMap<string, string> }): ReadTag[] {
  return node.children.flatMap((child) => {
    if (!('children' in child)) return [];
    const children = readTags({ node: child, texts });
    const own = child.children.flatMap((part) =>
      'children' in part
        ? readTags({ node: { ...part, children: [part] }, texts }).map(({ text }) => text)
        : (texts.get(part.id) ?? ''),
    );
    return [
      {
        role: child.role,
        alt: 'alt' in child && typeof child.alt === 'string' ? child.alt : null,
        text: own.join(' ').replace(/\s+/g, ' ').trim(),
        children,
      },
    ];
  });
}
