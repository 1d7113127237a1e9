const PARTS = ['Decision', 'Why', 'Alternatives weighed'];
const STATUS =
  /^Status: (accepted|replaced by \d{3})(, replaces \d{3}|, in part replaced by \d{3})* · Date: \d{4}-\d{2}-\d{2}$/m;
const ALTERNATIVES = /^\*\*Alternatives weighed\.\*\*\n\n- \S/m;

/** A decision record says whether it holds, since when, what was decided, why, and instead of what. */
export function checkRecord({ path, text }: { path: string; text: string }): string[] {
  return [
    ...(STATUS.test(text)
      ? []
      : [`${path}: lacks 'Status: accepted|replaced by NNN · Date: YYYY-MM-DD' on a line of its own`]),
    ...PARTS.filter((part) => !text.includes(`\n**${part}.**`)).map((part) => `${path}: lacks **${part}.**`),
    ...(ALTERNATIVES.test(text) ? [] : [`${path}: the alternatives weighed are a list`]),
  ];
}
