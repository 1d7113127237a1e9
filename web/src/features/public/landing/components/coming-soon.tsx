import { landingCopy } from '../copy.ts';
import { Section } from './section.tsx';

const copy = landingCopy.soon;

/** What is announced and not built yet. */
export function ComingSoon() {
  return (
    <Section title={copy.title} className="mid:grid mid:grid-cols-[1fr_3fr]">
      <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 mid:mt-1.5">
        {copy.items.map(({ term, text }) => (
          <div key={term} className="border-t border-line-strong pt-4">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-0.5 max-w-[36ch] text-sm leading-[22px] text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
