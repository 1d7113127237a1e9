import type { Plugin } from 'rolldown';

/** Traces name the sources of our own code. The maps of packages would be read at every start and never looked at. */
export function dropPackageMaps(packages: string): Plugin {
  return {
    name: 'drop-package-maps',
    generateBundle: (_, bundle) => {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk' || !output.name.startsWith(packages)) continue;
        output.code = output.code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- how a plugin takes a file out of the bundle
        delete bundle[`${file}.map`];
      }
    },
  };
}
