const PREVIEW = 100;

/** The beginning of a prompt, in characters as people count them. */
export function cutPreview(text: string): string {
  const characters = [...text];
  return characters.length <= PREVIEW ? text : `${characters.slice(0, PREVIEW).join('').trimEnd()}…`;
}
