/** `https://www.Ponteverde.example` → `ponteverde.example`: what all addresses of one site share. */
export function readSiteDomain(websiteUrl: string): string {
  return new URL(websiteUrl).hostname.toLowerCase().replace(/^www\./, '');
}

/** What a site without a stated name is looked for as: `ponte-verde.example` → `ponte verde`. */
export function nameOfDomain(domain: string): string {
  const labels = domain.split('.');
  return (labels.at(-2) ?? domain).replaceAll('-', ' ');
}
