export interface Manifest {
  /** The workspace's folder; '' is the root. */
  readonly folder: string;
  readonly text: string;
}

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Declared and loaded by none of our files, with what needs it. */
export type NeededElsewhere = Readonly<Record<string, string>>;

/**
 * Packages that a workspace declares and none of its files names. A name counts wherever it stands in quotes or in an
 * `@import`: modules are also loaded by address, stylesheets by their own syntax, tools by their command in a script.
 */
export function findUnusedPackages({
  manifests,
  sources,
  neededElsewhere,
}: {
  manifests: readonly Manifest[];
  sources: readonly Source[];
  neededElsewhere: NeededElsewhere;
}): string[] {
  const declared = manifests.flatMap((manifest) =>
    listDeclared(manifest).map((name) => ({ name, folder: manifest.folder })),
  );
  const unused = declared.flatMap(({ name, folder }) => {
    const typed = /^@types\/(?<name>.+)$/.exec(name)?.groups?.['name'];
    const inFolder = sources.filter(({ path }) => folder === '' || path.startsWith(`${folder}/`));
    const isUsed = name in neededElsewhere || inFolder.some(({ text }) => names(text, typed ?? name));
    return isUsed ? [] : [`${folder === '' ? '' : `${folder}/`}package.json: nothing loads ${name}`];
  });
  const needless = Object.keys(neededElsewhere).filter((name) => !declared.some((one) => one.name === name));
  return [...unused, ...needless.map((name) => `scripts/check-packages.ts: nobody declares ${name}`)];
}

function names(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`['"\`](node_modules/)?${escaped}['"\`/]`).test(text);
}

function listDeclared({ text }: Manifest): string[] {
  const manifest: unknown = JSON.parse(text);
  return ['dependencies', 'devDependencies'].flatMap((kind) => Object.keys(readRecord(manifest, kind)));
}

function readRecord(value: unknown, field: string): object {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'object' && found !== null ? found : {};
}
