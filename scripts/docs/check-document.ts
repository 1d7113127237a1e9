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

/** Decision records are numbered from 001 without gaps, and each opens with its own number. */
export function checkDecisions(records: readonly { path: string; text: string }[]): string[] {
  return records
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .flatMap(({ path, text }, index) => {
      const number = String(index + 1).padStart(3, '0');
      if (!/^\d{3}-[a-z0-9-]+\.md$/.test(basename(path))) return [`${path}: a record is NNN-title.md`];
      if (!basename(path).startsWith(number)) return [`${path}: the next number is ${number}`];
      return text.startsWith(`# ${number} `) ? [] : [`${path}: opens with '# ${number} · title'`];
    });
}
