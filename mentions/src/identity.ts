const LEGAL_SUFFIXES =
  /[\s,]+(?:s\.?\s?r\.?\s?l\.?\s?s?\.?|s\.?\s?p\.?\s?a\.?|s\.?n\.?c\.?|s\.?a\.?s\.?|inc\.?|ltd\.?|limited|llc|llp|gmbh|corp\.?|corporation|co\.?|plc|ag|b\.?v\.?|pty|s\.?a\.?|s\.?l\.?|n\.?v\.?|oy|ab|kg|se)$/iu;
const DOMAIN = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.([a-z]{2,6})\/?$/iu;

/** The key two spellings of one company share: case, accents, punctuation, `&`/`e`/`and` and legal suffixes do not count. */
export function identityKey(name: string): string {
  const bare = name.normalize('NFKC').trim();
  const host = DOMAIN.exec(bare);
  const words = host?.[1] ?? stripLegalSuffixes(bare);
  return words
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})\s+(?:e|and|y|et|und)\s+(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}+]+/gu, '');
}

function stripLegalSuffixes(name: string): string {
  const shorter = name.replace(LEGAL_SUFFIXES, '');
  return shorter === name || shorter.trim() === '' ? name : stripLegalSuffixes(shorter);
}
