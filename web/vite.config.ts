import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CHUNK_GROUPS, isBelow } from './chunk-groups.config.ts';

/** What endpoints say of themselves is for the server's documentation: no browser reads it. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /contract.src/ },
    handler: (code) => ({
      code: code
        .replaceAll(/\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"),/g, "summary: '',")
        .replaceAll(/\bkeys: \{ needs: '[a-z]+'(?:, lists: true)? \},/g, ''),
      map: null,
    }),
  },
};

/** Pages hardly anybody opens first: what they need is found on the way, so that no other page has to list it. */
const SELDOM = [
  'src/app/debug/',
  'src/pages/header-variants/',
  'src/pages/landing-preview/',
  'src/app/routes/access-pages',
];
const seldomFiles = new Set<string>();
const findSeldom: Plugin = {
  name: 'find-seldom-pages',
  apply: 'build',
  enforce: 'pre',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && SELDOM.some((page) => file.facadeModuleId?.includes(page)))
        seldomFiles.add(file.fileName);
  },
};

export default defineConfig({
  // Where the product stands on its host is known when it runs: files name each other from where they are.
  base: './',
  plugins: [withoutSummaries, findSeldom, react(), tailwindcss()],
  resolve: {
    alias: {
      // What the shim adds is for a React that lacks the hook.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Says which file holds what, for tests; a file behind a dot is not served.
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (seldomFiles.has(file) ? [] : files),
    },
    // A font or picture inlined as data: would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Every page carries the list of all of them, and each name would be words in it that compress badly.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 1 },
            ...CHUNK_GROUPS.map(({ name, places }) => ({
              name,
              test: (file: string) => isBelow(places, file),
              minShareCount: 2,
              // What they import is shared with other pages, too.
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
});
