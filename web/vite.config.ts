import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What only something that opens uses, a menu, a popover, a dialog: none is open at first sight. */
const OVERLAYS =
  /node_modules.(@floating-ui|react-remove-scroll|react-style-singleton|aria-hidden|use-(callback-ref|sidecar)|get-nonce)|node_modules.@radix-ui.(react-(popper|menu|dropdown-menu|popover|tooltip|dismissable-layer|focus-guards|focus-scope|portal|arrow|use-rect|use-size|visually-hidden)|rect)\b/;

/** Tabs, with what they and menus are made of. */
const WIDGETS = /node_modules.@radix-ui.(?!react-(slot|compose-refs)\b)|src.ui.\w+.tabs/;

/** What only a dialog uses: none is open at first sight. */
const DIALOGS =
  /node_modules.@radix-ui.(react-dialog|react-alert-dialog)|src.ui.\w+.(dialog|alert-dialog|use-focus)/;

/** Small controls; what some of them open comes when it is reached for. */
const CONTROLS =
  /src.ui.\w+.(tooltip|avatar|initials|menu|icon-button|popover|help-note)|src.features.\w+.components.tool-row|components.small-sample/;

/** Small pieces of our own that the signed-in screens share, and that no page of a visitor uses; the forms come with their dialogs. */
const PARTS = [
  /src.ui.\w+.(use-delayed|empty|skeleton|lazy-dialog)/,
  /src.features.(companies|plan-limits).components.lazy-dialogs/,
  /src.features.(monitoring|evidence|task-lists|companies).(copy|queries|model|kept|plan-names|use(?!-(company-steps|prompt-fields|site-profile)))/,
  /src.features.(monitoring.engines-model|prompt-figures.copy)/,
  /contract.src.figures.(figures|wilson|numbers|confidence|doubt|stability)/,
  // All that name each other: a file that stayed behind would be read before what it needs.
  /contract.src.monitoring.(companies|company|company-names|prompts|progress|live-events|analysis|answers|monitoring|task-lists|task-action)\.ts/,
  /src.features.evidence.answers-place/,
  /node_modules.@tanstack.+(infiniteQueryObserver|useInfiniteQuery)/,
  /node_modules.zod.v4.mini.coerce/,
  /src.lib.(kept-input|load-part)/,
  /node_modules.@radix-ui.react-(slot|compose-refs)\b/,
];

/** What the home page of somebody signed in shows before its parts have come; they use it, too. */
const HOME =
  /src.features.(monitoring.(components.dashboard-skeleton|load-tab)|overview.components.(figure-answers|briefing-skeleton)|companies.components.(rereading-note|overview-skeleton)|config.components.demo-badge)/;

/** What stands around every screen of somebody signed in. */
const FRAME =
  /src.(app.signed-in-frame|features.accounts.components.user-menu|ui.buttons.external-link)|lucide-react.+icons.(chevron-down|square-arrow-up-right-exit)\./;

/** What sends changes. */
const CHANGES = /node_modules.@tanstack.+(mutationObserver|useMutation)\b|src.lib.use-one-at-a-time/;

/** How figures and answers are drawn, on the landing page as on the signed-in screens. */
const DRAWINGS = /src.ui.\w+.(band|place-on-track|tone-label|card|marker|badge|use-growing-count)/;

/** What stands around the forms of a visitor. */
const ENTRANCE =
  /src.features.(accounts.components.(auth-frame|refusal)|showcase.(copy|components.read-answer))|contract.src.accounts.credentials/;

/** Fields, with what stands around them; what checks them is large and comes with a form alone. */
const FIELDS =
  /src.ui.\w+.(text-input|form-banner|input-classes|password-input|logo|field)|src.features.accounts.apply-field-errors|lucide-react.+icons.eye/;

/** How a question and an answer are set, beside the forms of a visitor, too. */
const WORDS = /src.ui.\w+.(named-text|quote|figure\.)/;

/** What endpoints say of themselves is for the server's documentation: no browser reads it. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /contract.src/ },
    handler: (code) => ({
      code: code.replaceAll(/\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"),/g, "summary: '',"),
      map: null,
    }),
  },
};

export default defineConfig({
  // Where the product stands on its host is known when it runs: files name each other from where they are.
  base: './',
  plugins: [withoutSummaries, react(), tailwindcss()],
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
    modulePreload: { polyfill: false },
    // A font or picture inlined as data: would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Every page carries the list of all of them, and each name would be words in it that compress badly.
        chunkFileNames: 'assets/[hash].js',
        // Left alone, what several pages share falls into scores of little files, each compressed by itself.
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            {
              name: 'dialogs',
              test: DIALOGS,
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'overlays',
              test: OVERLAYS,
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'widgets',
              test: WIDGETS,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: 'controls',
              test: CONTROLS,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'entrance',
              test: ENTRANCE,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'fields',
              test: FIELDS,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'home',
              test: HOME,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'frame',
              test: FRAME,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'changes',
              test: CHANGES,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'words',
              test: WORDS,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'drawings',
              test: DRAWINGS,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'parts',
              test: (id) => PARTS.some((part) => part.test(id)),
              minShareCount: 2,
              // What they import is shared with visitors' pages, too.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
