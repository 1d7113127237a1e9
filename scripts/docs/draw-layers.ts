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
    // One node: a chain of boxes would be too tall to be read at a glance.
    `  stack["${features.toReversed().join('<br/>')}"]`,
    '  server_features -. "each may import those below it" .- stack',
    `  ${lowest('web', layers.web)} --> contract`,
    `  ${lowest('server', layers.server)} --> contract`,
    '  server_adapters --> mentions',
  ].join('\n');
}

const drawSide = (side: string, layers: readonly string[]): string[] => [
  `  subgraph ${side}["${side}/src"]`,
  ...layers.map((layer, index) => {
    const next = layers[index + 1];
    return next === undefined
      ? `    ${node(side, layer)}`
      : `    ${node(side, layer)} --> ${node(side, next)}`;
  }),
  '  end',
];

const node = (side: string, layer: string): string => `${side}_${layer}["${layer}"]`;

const lowest = (side: string, layers: readonly string[]): string => `${side}_${layers.at(-1) ?? ''}`;
