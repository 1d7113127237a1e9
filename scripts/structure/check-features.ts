import type { SourceText } from './check-owners.ts';

const MAX_ARROWS = 90;
const FEATURE = /^(?<side>server|web)\/src\/features\/(?<feature>[^/]+)\/.+\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const IMPORTED = /\bfrom '#features\/(?<feature>[a-z-]+)'/g;

/** Pages before signing in, and what this installation is: no feature of the server answers them. */
const WEB_ALONE: readonly string[] = ['public', 'config'];

/**
 * Features are few and far between: the pairs of server features of which one imports the other are bounded, and a
 * feature of the web carries the name of one of the server. One sentence per violation.
 */
export function checkFeatures({
  files,
  serverFeatures,
}: {
  files: readonly SourceText[];
  serverFeatures: readonly string[];
}): string[] {
  const arrows = countArrows(files);
  const known = [...serverFeatures, ...WEB_ALONE];
  return [
    ...(arrows > MAX_ARROWS
      ? [
          `server/src/features: ${String(arrows)} pairs of features of which one imports the other; over ${String(MAX_ARROWS)} one of them is handed in by the composition root, or stands below`,
        ]
      : []),
    ...listFeatures('web', files)
      .filter((feature) => !known.includes(feature))
      .map(
        (feature) =>
          `web/src/features/${feature}: no feature of the server is called so; it is a room of one`,
      ),
  ];
}

/** The features of both sides and their arrows in one line. */
export function describeFeatures(files: readonly SourceText[]): string {
  const [server, web] = [listFeatures('server', files), listFeatures('web', files)];
  return `${String(server.length)} features of the server, ${String(countArrows(files))} arrows between them; ${String(web.length)} of the web`;
}

function listFeatures(side: 'server' | 'web', files: readonly SourceText[]): string[] {
  const found = files.flatMap(({ path }) => {
    const groups = FEATURE.exec(path)?.groups;
    return groups?.['side'] === side ? [groups['feature'] ?? ''] : [];
  });
  return [...new Set(found)];
}

function countArrows(files: readonly SourceText[]): number {
  const arrows = files.flatMap(({ path, text }) => {
    const from = FEATURE.exec(path)?.groups;
    if (from?.['side'] !== 'server' || TEST.test(path)) return [];
    const targets = [...text.matchAll(IMPORTED)].map(({ groups }) => groups?.['feature'] ?? '');
    return targets.filter((to) => to !== from['feature']).map((to) => `${from['feature'] ?? ''} → ${to}`);
  });
  return new Set(arrows).size;
}
