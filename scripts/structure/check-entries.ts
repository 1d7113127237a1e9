import type { SourceText } from './check-owners.ts';

const MAX_NAMES = 40;
const MAX_PAGE_LINES = 40;
const FEATURE_INDEX = /^(?:server|web)\/src\/features\/[^/]+\/index\.ts$/;
const LIST = /export (?:type )?\{(?<names>[^}]*)\}/g;
const DECLARATION = /^export (?:async )?(?:function|const|class|interface|type) \w/gm;

/** What a newcomer meets first: a feature's index is short enough to be read, and each workspace has a page of its own. */
export function checkEntries({
  files,
  workspaces,
}: {
  files: readonly SourceText[];
  workspaces: readonly string[];
}): string[] {
  return [
    ...files
      .filter(({ path }) => FEATURE_INDEX.test(path))
      .map(({ path, text }) => ({ path, names: countNames(text) }))
      .filter(({ names }) => names > MAX_NAMES)
      .map(
        ({ path, names }) => `${path}: ${String(names)} names; over ${String(MAX_NAMES)} it hides nothing`,
      ),
    ...workspaces.flatMap((workspace) => {
      const page = files.find(({ path }) => path === `${workspace}/README.md`);
      if (page === undefined) return [`${workspace}: has no README.md for whoever works there`];
      const lines = page.text.trimEnd().split('\n').length;
      return lines > MAX_PAGE_LINES
        ? [`${page.path}: ${String(lines)} lines; it is read at once, so ${String(MAX_PAGE_LINES)} at most`]
        : [];
    }),
  ];
}

function countNames(text: string): number {
  const listed = [...text.matchAll(LIST)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '').split(',').filter((name) => name.trim() !== ''),
  );
  return listed.length + [...text.matchAll(DECLARATION)].length;
}
