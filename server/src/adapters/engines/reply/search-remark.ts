/** A search announcement is short. */
const MAX_REMARK = 300;

const OPENINGS = [
  'ok|okay|certo|certamente|perfetto|bene|va bene|volentieri|d.accordo|ora|adesso|intanto|prima|per prima cosa|innanzitutto|un attimo|un momento',
  'sure|certainly|of course|great|first|now|next|then|to answer|happy to help',
  'claro|vale|bien|primero|ahora|un momento|perfecto',
].join('|');
const ACTS = [
  // Italian
  '(?:cerco|cercher[oò]|ricerco|ricercher[oò]|sto cercando|cerchiamo|verifico|verificher[oò]|controllo|controller[oò]|consulto|consulter[oò]|approfondisco|guardo|do un.occhiata|raccolgo)',
  '(?:fammi|lasciami|lascia che|permettimi di|provo a|vado a|comincio a|inizio a|devo|posso|vorrei) (?:cerc|ricerc|verific|controll|consult|approfond|guard|raccogli|dare un.occhiata)\\p{L}*',
  '(?:faccio|far[oò]|eseguo|eseguir[oò]|effettuo|effettuer[oò]|avvio|svolgo|procedo con) (?:un.|una|qualche|delle|alcune|la|le)? ?(?:rapida |breve |nuova |altra |ulteriore )?(?:ricerc|verific)\\p{L}*',
  // English
  '(?:i.ll|i will|let me|let.s|i.m going to|i am going to|i.m|i am|i need to|i should|i want to) (?:now |also |just |quickly |first |do a |run a |perform a |take a )*(?:search|look|check|find|verify|brows|gather|research|see what)\\p{L}*',
  '(?:searching|looking|checking|browsing|gathering|researching) (?:for|up|into|the|online)',
  // Spanish
  '(?:busco|buscar[eé]|estoy buscando|busquemos|consulto|consultar[eé]|compruebo|verifico|verificar[eé])',
  '(?:voy a|d[eé]jame|perm[ií]teme|d[eé]jeme) (?:buscar|consultar|comprobar|verificar|revisar|investigar)',
].join('|');
const ANNOUNCES = new RegExp(`^(?:(?:${OPENINGS})[,!:.]? ?(?:(?:e|and|y) )?)*(?:${ACTS})(?![\\p{L}])`, 'iu');

/** Capitalised words that are no names. */
const NO_NAMES = new Set([
  'Italia',
  'Italy',
  'Europa',
  'Europe',
  'España',
  'Web',
  'Internet',
  'PMI',
  'I',
  "I'll",
  'I’ll',
]);
const NAMED = /\p{Lu}[\p{L}\p{N}’'&.-]*|\p{N}+\p{L}[\p{L}\p{N}]*/gu;
/** What only an answer has: emphasis, lists, tables, links, numbers of sources, several paragraphs. */
const FORM = /[*_`#|[\]<>•]|https?:|^\s*(?:[-–]|\d+[.)])\s|\n\s*\n/mu;

/**
 * Whether a text only announces a search. It contains no name that is not in the question: where it does, or says
 * anything else, it belongs to the answer.
 */
export function isSearchRemark(text: string, { question }: { question: string }): boolean {
  const remark = text.trim();
  if (remark === '' || remark.length > MAX_REMARK || FORM.test(remark)) return false;
  const sentences = remark.split(/(?<=[.!…:])\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
  const isOpening = (sentence: string) => new RegExp(`^(?:${OPENINGS})[,!.…:]*$`, 'iu').test(sentence);
  if (!sentences.every((sentence) => isOpening(sentence) || ANNOUNCES.test(sentence))) return false;
  return sentences.every((sentence) => listNames(sentence).every((name) => question.includes(name)));
}

/** Words that may be names: capitalised, except the first of a sentence. */
function listNames(sentence: string): string[] {
  return [...sentence.matchAll(NAMED)].flatMap(({ index, 0: word }) => {
    const name = word.replace(/[.’'-]+$/u, '');
    return index === 0 || NO_NAMES.has(word) || NO_NAMES.has(name) ? [] : [name];
  });
}
