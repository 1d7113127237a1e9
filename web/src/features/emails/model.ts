/** The addresses of a mail a browser may follow; anything else (a script, a file) is only text. */
export function listWebLinks(links: readonly string[]): string[] {
  return links.filter((link) => /^https?:\/\//i.test(link));
}
