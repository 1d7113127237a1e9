import { getDocumentProxy } from 'unpdf';

/** A piece of text as it stands on its page, in points from the lower left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
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
