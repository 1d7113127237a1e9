// Who may use whom. `npm run check` runs these rules through scripts/check-law.ts; docs/architecture.md shows them as a drawing made from the same lists.
const layerOrders = require('./scripts/law/layers.json');
const { listRoomRules } = require('./scripts/law/room-rules.cjs');
const { listWebRules } = require('./scripts/law/web-rules.cjs');
const serverFeatures = require('./scripts/law/server-features.json');

const TEST_FILE = '\\.test\\.tsx?$';
const NPM_TYPES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

/** Matches an npm package whether it was found in a node_modules folder or could not be resolved. */
const npmPackage = (...names) => names.map((name) => `(^|/node_modules/|^node_modules/)${name}(/|$)`);

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layers = (root, order) =>
  order
    .slice(1)
    .map((layer, index) =>
      forbid(
        `${root}-${layer}-is-below`,
        `Arrows of ${root} only point right: ${order.join(' → ')}.`,
        { path: `^${root}/src/${layer}/` },
        { path: `^${root}/src/(${order.slice(0, index + 1).join('|')})/` },
      ),
    );

const everywhere = [
  forbid(
    'no-cycle',
    'Two modules that need each other are one module, or a third is missing.',
    {},
    { circular: true },
  ),
  forbid(
    'no-unresolved-import',
    'The law cannot judge what it cannot find: correct the path or the package.json imports.',
    {},
    { couldNotResolve: true },
  ),
  forbid(
    'no-undeclared-package',
    'A package that the workspace does not declare is there by luck: add it to that workspace’s package.json.',
    { path: '^(contract|mentions|pdf|server|web|e2e|bench)/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
];

const workspaces = [
  forbid(
    'contract-imports-zod-only',
    'Browser and server both load the contract: it may cost nothing but zod.',
    { path: '^contract/src/', pathNot: TEST_FILE },
    { pathNot: ['^contract/src/', ...npmPackage('zod')] },
  ),
  forbid(
    'mentions-imports-nothing',
    'Reading an answer is pure: no package, no node built-in, no other workspace.',
    { path: '^mentions/src/', pathNot: TEST_FILE },
    { pathNot: '^mentions/src/' },
  ),
  forbid(
    'pdf-draws-what-it-is-given',
    'Drawing a report needs the contract’s figures and what sets type: no other workspace, no vendor beside.',
    { path: '^pdf/src/', pathNot: TEST_FILE },
    {
      pathNot: [
        '^pdf/src/',
        '^contract/src/',
        ...npmPackage('pdfkit', 'fontkit', 'harfbuzzjs', 'bidi-js', 'zod'),
        '^(events|fs|url|zlib|stream)',
      ],
    },
  ),
  forbid(
    'web-never-sees-server',
    'The browser knows the contract, never the server’s code or the reader.',
    { path: '^web/' },
    { path: '^(server|mentions|pdf|e2e|bench)/' },
  ),
  forbid(
    'server-never-sees-web',
    'The server serves built files; it never imports the web app.',
    { path: '^server/' },
    { path: '^(web|e2e|bench|scripts)/' },
  ),
  forbid(
    'tools-use-public-entries',
    'bench, scripts and e2e use contract, mentions, server/src/app and the stand-ins of server/test, never the server’s inside or the web app.',
    { path: '^(bench|scripts|e2e)/' },
    { path: '^(server|web)/', pathNot: ['^server/src/app/', '^server/test/stand-ins/'] },
  ),
  forbid(
    'scripts-stand-alone',
    'Scripts run before anything else works: they need neither benchmarks nor journeys.',
    { path: '^scripts/' },
    { path: '^(bench|e2e)/' },
  ),
];

const serverLayers = [
  ...layers('server', layerOrders.server),
  forbid(
    'server-source-sees-no-test-support',
    'server/test is for tests and tools; the product never loads it.',
    { path: '^server/src/', pathNot: TEST_FILE },
    { path: '^server/test/' },
  ),
  ...serverFeatures
    .slice(0, -1)
    .map((feature, index) =>
      forbid(
        `feature-${feature}-is-below`,
        `Features are stacked: ${feature} may use only those before it (${serverFeatures.join(' · ')}). Upward effects go by events.`,
        { path: `^server/src/features/${feature}/`, pathNot: TEST_FILE },
        { path: `^server/src/features/(${serverFeatures.slice(index + 1).join('|')})/` },
      ),
    ),
  ...['features', 'adapters', 'platform'].flatMap((layer) => [
    forbid(
      `${layer}-meet-at-index`,
      `What is not in its index.ts is private: import #${layer}/<name>.`,
      { path: `^server/src/${layer}/([^/]+)/`, pathNot: TEST_FILE },
      {
        path: `^server/src/${layer}/[^/]+/`,
        pathNot: [`^server/src/${layer}/$1/`, `^server/src/${layer}/[^/]+/index\\.ts$`],
      },
    ),
    forbid(
      `${layer}-are-entered-at-index`,
      `What is not in its index.ts is private: import #${layer}/<name>.`,
      { path: '^server/src/', pathNot: [`^server/src/${layer}/`, TEST_FILE] },
      { path: `^server/src/${layer}/[^/]+/`, pathNot: `^server/src/${layer}/[^/]+/index\\.ts$` },
    ),
  ]),
];

const serverPackages = [
  forbid(
    'sql-in-stores-only',
    'SQL lives in store.ts (store/ where a feature owns many tables) and tables.ts, where ownership is a parameter; plumbing of it in platform/db and platform/jobs.',
    {
      path: '^server/src/',
      pathNot: [
        '^server/src/platform/(db|jobs)/',
        '^server/src/.+/(store|tables)\\.ts$',
        '^server/src/.+/store/',
        TEST_FILE,
      ],
    },
    { path: npmPackage('drizzle-orm', 'pg', 'postgres') },
  ),
  forbid(
    'vendors-in-adapters-only',
    'A vendor’s SDK stays behind an interface in our words, in adapters/, so that it can be replaced and faked.',
    { path: '^server/src/', pathNot: ['^server/src/adapters/', TEST_FILE] },
    {
      path: npmPackage(
        'ai',
        '@ai-sdk/[^/]+',
        'stripe',
        'nodemailer',
        '@react-pdf/[^/]+',
        'pdfkit',
        'harfbuzzjs',
        '@mozilla/readability',
        'openai',
        '@anthropic-ai/[^/]+',
        '@google/[^/]+',
      ),
    },
  ),
];

const waysOut = [
  forbid(
    'one-way-out',
    'What leaves by HTTP goes through adapters/outbound, which knows the operator’s proxies and the checked addresses.',
    {
      path: '^server/src/',
      // A database is no target of HTTP: its certificates are looked at where its address is read.
      pathNot: [
        '^server/src/adapters/outbound/',
        '^server/src/platform/(http/create-server|db/address/driver-address)\\.ts$',
        TEST_FILE,
      ],
    },
    {
      path: ['^(node:)?(http|https|http2|tls)$', ...npmPackage('undici', 'axios', 'got', 'node-fetch')],
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const ownership = [
  forbid(
    'owned-ids-are-minted-here',
    'An owned id proves that its row was read together with its owner: the ownership check mints it, the reading for jobs, and whoever writes the row.',
    {
      path: '^(server|bench|scripts|e2e)/',
      pathNot:
        '^server/src/features/companies/(ownership/(check-ownership|read-as-system)|edit/(create-company|place-company))\\.ts$',
    },
    { path: '^server/src/features/companies/rules/as-owned\\.ts$' },
  ),
];

const PURE_GROUND = [
  '^server/src/features/[^/]+/index\\.ts$',
  '^contract/src/',
  '^mentions/src/',
  '^server/src/lib/(app-link|clock|csv-line|ids|ip-address|text|rome-time|viewer|zone-time|statistics/[^/]+|sites/[^/]+)\\.ts$',
];
const RULES_ARE_PURE =
  'A rule is a function of its arguments: it imports its feature’s rules, the contract, mentions, the pure part of lib, and types of the features below.';

const purity = [
  forbid(
    'rules-are-pure',
    RULES_ARE_PURE,
    { path: '^(server/src/features/[^/]+)/(rules|[^/]+/rules)/', pathNot: TEST_FILE },
    { pathNot: ['^$1/(rules|[^/]+/rules)/', ...PURE_GROUND] },
  ),
  forbid(
    'rules-below-features-are-pure',
    RULES_ARE_PURE,
    { path: '^(server/src/(app|adapters|platform)/(rules|.+/rules))/', pathNot: TEST_FILE },
    { pathNot: ['^$1/', ...PURE_GROUND] },
  ),
  forbid(
    'rules-take-types-of-features',
    'A rule may know the shapes of the features below, never their code: import type.',
    { path: '^server/src/.+/rules/', pathNot: TEST_FILE },
    { path: '^server/src/features/[^/]+/index\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'lib-is-the-floor',
    'lib stands on nothing of ours but the contract.',
    { path: '^server/src/lib/', pathNot: TEST_FILE },
    { path: '^(server|mentions)/', pathNot: '^server/src/lib/' },
  ),
  forbid(
    'view-models-are-pure',
    'View logic is a function of its arguments: models, the contract and the pure part of lib, no React, no queries.',
    { path: '^web/src/.*model\\.ts$' },
    {
      pathNot: ['^web/src/.*(model|copy)\\.ts$', '^contract/src/', '^web/src/lib/format\\.ts$'],
    },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...everywhere,
    ...workspaces,
    ...serverLayers,
    ...listRoomRules({ forbid, TEST_FILE }),
    ...serverPackages,
    ...waysOut,
    ...ownership,
    ...purity,
    ...listWebRules({ forbid, layerRules: layers('web', layerOrders.web), TEST_FILE }),
  ],
  options: {
    // Types count: a type-only import is knowledge too.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    preserveSymlinks: false,
    doNotFollow: { path: 'node_modules', dependencyTypes: NPM_TYPES },
    exclude: { path: '(^|/)(dist|test-results|playwright-report)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.d.ts'],
    },
  },
};
