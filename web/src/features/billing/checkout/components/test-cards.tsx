import { checkoutCopy } from '../copy.ts';
import { TEST_CARDS } from '../sandbox-card-form.ts';

const copy = checkoutCopy.sandbox;

/** The cards the embedded provider knows, each filled in by a click. */
export function TestCards({
  isDisabled,
  onChoose,
}: {
  isDisabled: boolean;
  onChoose: (number: string) => void;
}) {
  return (
    <section aria-labelledby="test-cards" className="border-t pt-5">
      <h3 id="test-cards" className="text-sm font-medium">
        {copy.title}
      </h3>
      <p className="text-xs text-muted">{copy.text}</p>
      <ul className="mt-2 -mb-2 divide-y">
        {TEST_CARDS.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => {
                onChoose(number);
              }}
              className="flex min-h-11 w-full items-center justify-between gap-x-4 py-1.5 text-left text-sm enabled:hover:text-accent disabled:text-faint"
            >
              <span className="font-medium whitespace-nowrap">
                <span className="sr-only">{copy.use} </span>
                {number}
              </span>
              <span className="text-right text-xs text-muted">{outcome}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
