interface Metric {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  readonly labels: object;
}

interface Variable {
  readonly doc: string;
  readonly expected: string;
  readonly fallback: unknown;
}

/** A table of every metric, by group. */
export function writeMetrics(groups: Readonly<Record<string, readonly Metric[]>>): string {
  return Object.entries(groups)
    .map(([title, metrics]) => {
      const rows = metrics.map(
        ({ name, type, help, labels }) =>
          `| \`${name}\` | ${type} | ${Object.keys(labels).join(', ')} | ${help} |`,
      );
      return [
        `### ${title}`,
        '',
        '| metric | type | labels | meaning |',
        '| --- | --- | --- | --- |',
        ...rows,
      ].join('\n');
    })
    .join('\n\n');
}

/** A list of every variable, by group, with its default and what it expects. */
export function writeVariables(groups: Readonly<Record<string, Readonly<Record<string, Variable>>>>): string {
  return Object.entries(groups)
    .map(([title, variables]) => {
      const items = Object.entries(variables).map(([name, { doc, expected, fallback }]) => {
        const isPlain = ['string', 'number', 'boolean'].includes(typeof fallback);
        const preset = isPlain ? ` (default \`${String(fallback)}\`)` : '';
        return `- \`${name}\`${preset}: ${doc} Expects ${expected}.`;
      });
      return [`### ${title}`, '', ...items].join('\n');
    })
    .join('\n\n');
}

/** Puts a generated part between its two marks; null where the document lacks them. */
export function placeList({ text, name, list }: { text: string; name: string; list: string }): string | null {
  const start = `<!-- ${name}: written by node scripts/check-docs.ts --write -->`;
  const end = `<!-- end of ${name} -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return null;
  return `${text.slice(0, from)}${start}\n\n${list}\n\n${text.slice(to)}`;
}
