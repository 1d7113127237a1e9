const LEGAL_FORMS = new Set(
  'srl srls spa snc sas inc ltd limited llc llp gmbh corp corporation co plc ag bv pty sa sl'.split(' '),
);
const HOST = /^\S+\.(?:com|it|io|ai|app|co|net|org|so|gg|dev|in|eu|me|uk|es)$/u;

/**
 * The keys under which a label and a prediction are the same name. Written apart from the reader's own identity on
 * purpose: a scorer that shares the rules of what it scores would share their mistakes.
 */
export function labelKeys(name: string): string[] {
  const bare = name
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/\/$/u, '');
  if (!HOST.test(bare)) return [closeUp(name)].filter((key) => key !== '');
  const whole = bare.replace(/[^a-z0-9]/gu, '');
  return [...new Set([whole, closeUp(bare.replace(/\.[a-z]+$/u, ''))])].filter((key) => key !== '');
}

function closeUp(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[®™©]/gu, '')
    .replace(/[’‘ʼ`´']/gu, '')
    .replaceAll('&', ' and ')
    .replace(/\b([a-z])\.(?=[a-z]\b)/gu, '$1')
    .replace(/[^\p{L}\p{N}+!]+/gu, ' ')
    .trim()
    .split(' ');
  const named = words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
  while (named.length > 1 && LEGAL_FORMS.has(named.at(-1) ?? '')) named.pop();
  return named.join('').replace(/[!+]+$/u, '');
}
