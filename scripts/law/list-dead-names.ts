import { matchesGlob } from 'node:path/posix';
import type { RuleExceptions } from './check-dependencies.ts';

/** A block of the lint configuration as far as paths go. */
interface LintBlock {
  readonly files?: readonly unknown[];
  readonly ignores?: readonly unknown[];
}

/** What an exception means by itself: our own folders, not packages or file endings. */
const OWN_PATH = /^\^(contract|mentions|pdf|server|web|e2e|bench|scripts)\//;
/** A choice of names: `(clock|ids|text)`, not followed by a quantifier. */
const CHOICE = /\((?<names>[^()|]+(?:\|[^()|]+)+)\)(?![?*+])/;

/**
 * Exceptions of the law that name nothing any more, so that no reader takes them for existing files. Every name of a
 * choice must match a file; `$1`, which stands for the folder of the importing file, matches any.
 */
export function listDeadExceptions({
  rules,
  paths,
}: {
  rules: readonly RuleExceptions[];
  paths: readonly string[];
}): string[] {
  return rules.flatMap(({ name, exceptions }) =>
    exceptions
      .filter((exception) => OWN_PATH.test(exception))
      .flatMap(expandChoices)
      .map((pattern) => pattern.replaceAll('$1', '.+'))
      .filter((pattern) => !paths.some((path) => new RegExp(pattern).test(path)))
      .map((pattern) => `${name}: its exception ${pattern} matches no file`),
  );
}

function expandChoices(pattern: string): string[] {
  const names = CHOICE.exec(pattern)?.groups?.['names'];
  if (names === undefined) return [pattern];
  return names.split('|').flatMap((name) => expandChoices(pattern.replace(CHOICE, () => name)));
}

/** Features of the list without a folder. */
export function listDeadFeatures({
  features,
  paths,
}: {
  features: readonly string[];
  paths: readonly string[];
}): string[] {
  return features
    .filter((feature) => !paths.some((path) => path.startsWith(`server/src/features/${feature}/`)))
    .map((feature) => `scripts/law/server-features.json: there is no feature '${feature}'`);
}

/** The blocks of a loaded `eslint.config.js`. Throws when it is none. */
export function readLintBlocks(config: unknown): LintBlock[] {
  if (!isRecord(config) || !Array.isArray(config['default']))
    throw new Error('The lint configuration is no list');
  return config['default'].filter(isRecord).map(({ files, ignores }) => ({
    ...(Array.isArray(files) ? { files } : {}),
    ...(Array.isArray(ignores) ? { ignores } : {}),
  }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Patterns of the lint configuration that match nothing; those for what is never committed are global ignores. */
export function listDeadPatterns({
  blocks,
  paths,
}: {
  blocks: readonly LintBlock[];
  paths: readonly string[];
}): string[] {
  const patterns = blocks
    .filter(({ files }) => files !== undefined)
    .flatMap(({ files = [], ignores = [] }) => [...files, ...ignores])
    .filter((pattern) => typeof pattern === 'string');
  return [...new Set(patterns)]
    .flatMap(expandBraces)
    .filter((pattern) => !paths.some((path) => matchesGlob(path, pattern)))
    .map((pattern) => `eslint.config.js: ${pattern} matches no file`);
}

function expandBraces(pattern: string): string[] {
  const [braces = '', names = ''] = /\{([^{}]+)\}/.exec(pattern) ?? [];
  if (braces === '') return [pattern];
  return names.split(',').flatMap((name) => expandBraces(pattern.replace(braces, name)));
}
