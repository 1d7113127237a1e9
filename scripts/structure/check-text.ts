const MAX_FILE_LENGTH = 300;
const COUNTED = /\.(ts|tsx|js|cjs|css)$/;
const DISABLE = /(?:es|ox)lint-disable(?!.* -- .{10,})/;

/** Checks the text of one file against the rules of size and of explained exceptions. One sentence per violation. */
export function checkText({ path, text }: { path: string; text: string }): string[] {
  if (!COUNTED.test(path)) return [];
  const lines = text.trimEnd().split('\n');
  const unexplained = lines.findIndex((line) => DISABLE.test(line));
  return [
    ...(lines.length > MAX_FILE_LENGTH
      ? [`${path}: ${lines.length} lines; over ${MAX_FILE_LENGTH} a file is split by meaning`]
      : []),
    ...(unexplained >= 0
      ? [`${path}:${unexplained + 1}: a rule is switched off only with its reason, after ' -- '`]
      : []),
  ];
}
