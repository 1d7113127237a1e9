import type { LegalSection } from '../copy.ts';

export function LegalText({ title, paragraphs }: LegalSection) {
  return (
    <section className="grid max-w-(--measure) gap-2">
      <h2 className="text-lg font-semibold tracking-prompt">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
