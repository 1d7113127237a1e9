import { placeList } from './write-lists.ts';

/** Puts a generated drawing between its two marks; null where the document lacks them. */
export function placeDrawing({
  text,
  name,
  drawing,
}: {
  text: string;
  name: string;
  drawing: string;
}): string | null {
  return placeList({ text, name, list: `\`\`\`mermaid\n${drawing}\n\`\`\`` });
}
