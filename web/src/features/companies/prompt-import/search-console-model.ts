/** What people searched for, as Search Console exports it. */
export interface SearchedQuery {
  readonly text: string;
  readonly impressions: number;
}

const QUERY_HEAD = /^(query|queries|top queries|query principali|query più frequenti)$/i;
const IMPRESSIONS_HEAD = /^(impressions|impressioni)$/i;

/** The queries of an export, recognised by its head; null where the table is something else. */
export function readSearchedQueries(rows: readonly (readonly string[])[]): SearchedQuery[] | null {
  const [head = [], ...body] = rows;
  const text = head.findIndex((cell) => QUERY_HEAD.test(cell.trim()));
  const impressions = head.findIndex((cell) => IMPRESSIONS_HEAD.test(cell.trim()));
  if (text === -1 || impressions === -1) return null;
  return body.map((cells) => ({
    text: (cells[text] ?? '').trim(),
    // A dash or a tilde stands for too few to be counted; dots part thousands.
    impressions: Number((cells[impressions] ?? '').replace(/\D/g, '')) || 0,
  }));
}

const QUESTION_WORDS =
  /^(chi|che|cosa|come|dove|quando|quanto|quanta|quanti|quante|quale|quali|qual|perché|perche|cos['’]è|è|conviene|posso|si può)\b/iu;

/** A query as a question customers would put to an assistant: its own words, in their order. */
function proposeQuestion(query: string): string {
  const text = query.trim().replace(/\s+/g, ' ');
  const sentence = text.charAt(0).toLocaleUpperCase('it') + text.slice(1);
  if (sentence.endsWith('?')) return sentence;
  return QUESTION_WORDS.test(text) ? `${sentence}?` : `${sentence}: che cosa consigli?`;
}

const STOP_WORDS = new Set(
  'a ad al allo alla ai agli alle da dal dalla dai di del dello della dei degli delle e ed il lo la i gli le un uno una in nel nella nei su sul sulla con per tra fra o vicino me'.split(
    ' ',
  ),
);

/** Queries are alike whose words are, whatever their order, endings and small words. */
function groupKey(query: string): string {
  return query
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map((word) => (word.length > 4 ? word.replace(/[aeio]+$/, '') : word))
    .toSorted()
    .join(' ');
}

/** One proposed question for each group of alike queries, most seen first; the most seen one gives it its words. */
export function proposeQuestions(
  queries: readonly SearchedQuery[],
): { text: string; impressions: number; queries: number }[] {
  const groups = Map.groupBy(
    queries.filter(({ text }) => groupKey(text) !== ''),
    ({ text }) => groupKey(text),
  );
  return [...groups.values()]
    .map((alike) => {
      const [first] = alike.toSorted((a, b) => b.impressions - a.impressions);
      return {
        text: proposeQuestion(first?.text ?? ''),
        impressions: alike.reduce((sum, { impressions }) => sum + impressions, 0),
        queries: alike.length,
      };
    })
    .toSorted((a, b) => b.impressions - a.impressions);
}
