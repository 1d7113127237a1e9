/** Who may use whom in the browser app, beside its layers. */
const listWebRules = ({ forbid, layerRules, TEST_FILE }) => [
  ...layerRules,
  forbid(
    'pages-stand-alone',
    'A page composes features and never another page: what two pages share is a feature.',
    { path: '^web/src/pages/([^/]+)/' },
    { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
  ),
  forbid(
    'web-features-meet-at-index',
    'What is not in its index.ts is private: import #features/<name>.',
    { path: '^web/src/features/([^/]+)/', pathNot: TEST_FILE },
    {
      path: '^web/src/features/[^/]+/',
      pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/index\\.ts$'],
    },
  ),
  ...['pages', 'features'].map((layer) =>
    forbid(
      `web-${layer}-are-entered-at-index`,
      `What is not in its index.ts is private: import #${layer}/<name>.`,
      { path: '^web/src/', pathNot: [`^web/src/${layer}/`, TEST_FILE] },
      { path: `^web/src/${layer}/[^/]+/`, pathNot: `^web/src/${layer}/[^/]+/index\\.ts$` },
    ),
  ),
  forbid(
    'web-ui-is-entered-at-index',
    'Primitives are imported from #ui, so that one list shows them all.',
    { path: '^web/src/', pathNot: ['^web/src/ui/', TEST_FILE] },
    { path: '^web/src/ui/.+\\.tsx?$', pathNot: '^web/src/ui/index\\.ts$' },
  ),
  forbid(
    'web-ui-knows-no-domain',
    'Primitives know no domain word; texts and data come in by props.',
    { path: '^web/src/ui/', pathNot: TEST_FILE },
    { path: '^contract/' },
  ),
  forbid(
    'web-runs-in-the-browser',
    'Node’s built-ins do not exist in a browser.',
    { path: '^web/src/', pathNot: [TEST_FILE] },
    { dependencyTypes: ['core'] },
  ),
];

module.exports = { listWebRules };
