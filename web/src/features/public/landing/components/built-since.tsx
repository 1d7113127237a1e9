import { landingCopy } from '../copy.ts';
import { Section } from './section.tsx';

const { title, items } = landingCopy.built;

/** What was announced and is built. */
export function BuiltSince() {
  return (
    <Section title={title} className="mid:grid mid:grid-cols-[1fr_3fr]">
      <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 mid:mt-1.5">
        {items.map(({ term, text }) => (
          <div key={term} className="border-t border-line-strong pt-4">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-0.5 max-w-[36ch] text-sm leading-[22px] text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
