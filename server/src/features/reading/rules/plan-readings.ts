/** Which answers go into one call to a reading model, in their order; answers too long for any call are returned. */
export function planReadings<Answer extends { readonly text: string }>(
  answers: readonly Answer[],
  { maxTextLength, maxAnswers }: { readonly maxTextLength: number; readonly maxAnswers: number },
): { calls: Answer[][]; tooLong: Answer[] } {
  const calls: Answer[][] = [];
  let room = 0;
  for (const answer of answers) {
    const { length } = answer.text;
    if (length > maxTextLength) continue;
    const last = calls.at(-1);
    if (last === undefined || length > room || last.length >= maxAnswers) {
      calls.push([answer]);
      room = maxTextLength - length;
    } else {
      last.push(answer);
      room -= length;
    }
  }
  return { calls, tooLong: answers.filter(({ text }) => text.length > maxTextLength) };
}
