const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** The web addresses a mail of ours links to, each once, in order of appearance. */
export function readLinks(html: string): string[] {
  const hrefs = [...html.matchAll(/\shref="(https?:\/\/[^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&(?:amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  return [...new Set(hrefs)];
}
