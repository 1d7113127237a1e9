/**
 * What an engine is asked: the person's own first words, then the question, in one message as somebody would type it. No
 * word of ours stands between them.
 */
export function composeQuestion({ text, persona }: { text: string; persona: string | null }): string {
  return persona === null ? text : `${persona} ${text}`;
}
