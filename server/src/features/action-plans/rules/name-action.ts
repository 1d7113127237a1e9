/** An action of one prompt's task list, as far as it says what is to be done. */
export interface NamedAction {
  /** What the answers show: `absence`, `source:corriere.it`, `blame:price`. */
  readonly key: string;
  readonly title: string;
  /** The other companies its words speak of; missing in old ones. */
  readonly names?: readonly string[] | undefined;
}

/** These are about the company's page that fits the question: another page is another action. */
const ABOUT_A_PAGE: readonly string[] = ['absence', 'page-gaps'];
/** These are about another company. */
const ABOUT_A_RIVAL: readonly string[] = ['rival-page', 'position'];

/**
 * What two actions share that are the same thing to do: what the answers show, with the company's page or the rival it
 * is about. A source, a criticism and an engine are named by their keys alone. A merit is named by its words.
 */
export function nameAction({ key, title, names = [] }: NamedAction, targetUrl: string): string {
  if (ABOUT_A_PAGE.includes(key)) return `${key} ${targetUrl}`;
  if (ABOUT_A_RIVAL.includes(key)) return `${key} ${names[0] ?? foldTitle(title)}`;
  return key === 'praise' ? `${key} ${foldTitle(title)}` : key;
}

/** A title without what makes no difference to its reader. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
