const TABLE = /^\| feature[^\n]*\n(?:\|[^\n]*\n)*/m;
const ROW = /^\| `([a-z-]+)` /gm;

/** The table of features names each server feature, bottom to top, so that a newcomer finds it by its name. */
export function checkFeatureTable({
  document,
  text,
  features,
}: {
  document: string;
  text: string;
  /** In the order of the law. */
  features: readonly string[];
}): string[] {
  const [table = ''] = TABLE.exec(text) ?? [];
  const named = [...table.matchAll(ROW)].map(([, name = '']) => name);
  const missing = features.filter((feature) => !named.includes(feature));
  if (missing.length > 0)
    return missing.map((feature) => `${document}: its table of features lacks \`${feature}\``);
  return named.join() === features.join()
    ? []
    : [`${document}: its table of features has not those of the law in their order`];
}
