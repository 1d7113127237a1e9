import { evidenceCopy } from '../copy.ts';

/** What the engine searched the web for before it gave the answer. */
export function AnswerSearches({ searches }: { searches: readonly string[] }) {
  return (
    <section className="mt-8">
      <h3 className="mb-2 text-sm font-semibold">{evidenceCopy.drawer.searches}</h3>
      <ul className="grid gap-1 text-sm text-muted">
        {searches.map((words) => (
          <li key={words} className="wrap-anywhere">
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
