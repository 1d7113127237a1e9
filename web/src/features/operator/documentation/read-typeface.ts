const ADDRESS = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** The product's own typeface as a style sheet for a page that stands at no address of ours: its files by full address. */
export function readTypeface({ styleSheets, baseURI }: Document): string {
  return [...styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? baseURI })))
    .filter(({ rule }) => rule.cssText.startsWith('@font-face'))
    .map(({ rule, base }) =>
      rule.cssText.replaceAll(ADDRESS, (_all, address: string) => `url("${new URL(address, base).href}")`),
    )
    .join('\n');
}
