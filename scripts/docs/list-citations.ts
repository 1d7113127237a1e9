import { dirname, normalize } from 'node:path/posix';

export interface Citations {
  /** Files and folders the text names, relative to the root; a trailing part with a placeholder is cut off. */
  paths: string[];
  /** Bare file names such as `store.ts`, which must exist somewhere. */
  fileNames: string[];
  /** The `name` of every `npm run name`. */
  npmScripts: string[];
}

const TOP_FOLDERS = /^(contract|mentions|pdf|server|web|e2e|bench|docs|ops|scripts|\.ci)\//;
const FILE_NAME = /^\.?[a-z][\w.-]*\.(ts|tsx|js|cjs|json|md|sql|css|example)$/i;
const PLACEHOLDER = /[*<>{}…]|NNN|\bNAME\b|verb-noun|verb_object/;

/** Finds what a Markdown document cites: paths in backticks and links, and npm scripts anywhere. */
export function listCitations({ document, text }: { document: string; text: string }): Citations {
  const prose = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, token = '']) => token.trim());
  const linked = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))
    .map((target) => normalize(`${dirname(document)}/${target}`));
  return {
    paths: [...quoted.filter((token) => TOP_FOLDERS.test(token) && !/\s/.test(token)), ...linked].map(
      cutPlaceholder,
    ),
    fileNames: quoted.filter((token) => FILE_NAME.test(token) && !PLACEHOLDER.test(token)),
    npmScripts: [...text.matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name),
  };
}

function cutPlaceholder(path: string): string {
  const parts = path.replace(/:\d+$/, '').replace(/\/$/, '').split('/');
  const first = parts.findIndex((part) => PLACEHOLDER.test(part));
  return (first < 0 ? parts : parts.slice(0, first)).join('/');
}
