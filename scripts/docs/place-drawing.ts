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
  const start = `<!-- ${name}: written by node scripts/check-docs.ts --write -->`;
  const end = `<!-- end of ${name} -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return null;
  return `${text.slice(0, from)}${start}\n\n\`\`\`mermaid\n${drawing}\n\`\`\`\n\n${text.slice(to)}`;
}
