import type { Variable } from './variable-kinds.ts';
import { VARIABLES } from './variables.ts';

/** The file that shows every variable, each commented out with its default. */
export function renderEnvExample(): string {
  const groups = Object.entries(VARIABLES).map(([title, variables]) => {
    const entries = Object.entries<Variable<unknown>>(variables).map(
      ([name, { doc, expected, fallback }]) => {
        return [`# ${doc}`, `# Expects ${expected}.`, `# ${name}=${formatFallback(fallback)}`].join('\n');
      },
    );
    return [`# --- ${title} ---`, ...entries].join('\n\n');
  });
  return [
    '# Settings of Citato: all optional. Copy this file to .env or set the variables where you start it.\n# An empty value counts as not set.',
    ...groups,
  ]
    .join('\n\n')
    .concat('\n');
}

function formatFallback(fallback: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof fallback) ? String(fallback) : '';
}
