import { paymentTestsCopy } from '../copy.ts';
import { Section } from './section.tsx';

const copy = paymentTestsCopy.cards;

/** What each test card does, without its number. */
export function TestCards() {
  return (
    <Section title={copy.title} text={copy.text}>
      <dl className="grid gap-px border-t bg-line sm:grid-cols-2">
        {copy.list.map(({ name, outcome }) => (
          <div key={name} className="bg-raised px-4 py-4 sm:px-6">
            <dt className="text-sm font-medium">{name}</dt>
            <dd className="text-sm text-pretty text-muted">{outcome}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
