/** A decision record. */
interface DecisionRecord {
  readonly path: string;
  readonly text: string;
}

const TITLE = /^# (?<number>\d{3}) · (?<title>.+)$/m;
const STATUS = /^Status: (?<status>.+) · Date: (?<date>\d{4}-\d{2}-\d{2})$/m;

/** One line for each decision record, in their order: number, title, state and date. */
export function listRecords(records: readonly DecisionRecord[]): string {
  return records
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(({ path, text }) => {
      const { number = '', title = '' } = TITLE.exec(text)?.groups ?? {};
      const { status = 'no status', date = '' } = STATUS.exec(text)?.groups ?? {};
      return `- [${number}](${path.split('/').at(-1) ?? ''}) ${title} (${status}, ${date})`;
    })
    .join('\n');
}
