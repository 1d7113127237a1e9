import { basename } from 'node:path/posix';
import { listCitations } from './list-citations.ts';

/** Checks the citations of one document against the repository. One sentence per broken citation. */
export function checkDocument({
  document,
  text,
  files,
  npmScripts,
}: {
  document: string;
  text: string;
  files: readonly string[];
  npmScripts: readonly string[];
}): string[] {
  const citations = listCitations({ document, text });
  const names = new Set(files.map((file) => basename(file)));
  const exists = (path: string) =>
    path === '' || files.some((file) => file === path || file.startsWith(`${path}/`));
  const violations = [
    ...citations.paths.filter((path) => !exists(path)).map((path) => `${document}: ${path} does not exist`),
    ...citations.fileNames
      .filter((name) => !names.has(name))
      .map((name) => `${document}: no file is called ${name}`),
    ...citations.npmScripts
      .filter((name) => !npmScripts.includes(name))
      .map((name) => `${document}: there is no 'npm run ${name}'`),
  ];
  return [...new Set(violations)];
}

/** Decision records are numbered from 001, no two alike; each opens with its own number. */
export function checkDecisions(records: readonly { path: string; text: string }[]): string[] {
  return records
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .flatMap(({ path, text }, index, sorted) => {
      const number = basename(path).slice(0, 3);
      const before = sorted[index - 1];
      const next = before === undefined ? 1 : Number(basename(before.path).slice(0, 3)) + 1;
      if (!/^\d{3}-[a-z0-9-]+\.md$/.test(basename(path))) return [`${path}: a record is NNN-title.md`];
      // Work that goes on side by side takes numbers of its own: some stay free.
      if (before === undefined ? Number(number) !== next : Number(number) < next)
        return [`${path}: the next number is ${String(next).padStart(3, '0')}`];
      return text.startsWith(`# ${number} `) ? [] : [`${path}: opens with '# ${number} · title'`];
    });
}
