/** The import law as a Mermaid flowchart: an arrow means 'may import', and so does every longer way along the arrows. */
export function drawLayers({
  layers,
  features,
}: {
  layers: { server: readonly string[]; web: readonly string[] };
  /** Bottom to top. */
  features: readonly string[];
}): string {
  return [
    'flowchart TB',
    ...drawSide('web', layers.web),
    ...drawSide('server', layers.server),
    '  subgraph stack["server/src/features, each may import those below it"]',
    ...drawChain('feature', features.toReversed()).map(indent),
    '  end',
    '  server_features -.- stack',
    '  contract["contract"]',
    '  mentions["mentions"]',
    '  web --> contract',
    '  server --> contract',
    '  server --> mentions',
  ].join('\n');
}

const drawSide = (side: string, layers: readonly string[]): string[] => [
  `  subgraph ${side}["${side}/src"]`,
  ...drawChain(side, layers).map(indent),
  '  end',
];

const drawChain = (prefix: string, names: readonly string[]): string[] =>
  names.map((name, index) => {
    const next = names[index + 1];
    return next === undefined ? node(prefix, name) : `${node(prefix, name)} --> ${node(prefix, next)}`;
  });

const node = (prefix: string, name: string): string => `${prefix}_${name.replaceAll('-', '_')}["${name}"]`;

const indent = (line: string): string => `    ${line}`;
