import type { Chance } from './chance.ts';
import { resolveMarks, type CastCompany } from './scene.ts';
import type { Topic } from './topics.ts';
import type { DemoAnswer } from './demo-answer.ts';

function buildCitations({
  cast,
  topic,
  chance,
}: {
  cast: readonly CastCompany[];
  topic: Topic;
  chance: Chance;
}) {
  const pages = cast.flatMap(({ name, domain }) =>
    domain === null ? [] : [{ name, url: `https://${domain}/`, title: `${name} – sito ufficiale` }],
  );
  const guide = {
    name: null,
    url: `https://guide-e-confronti.example/${topic.sector ?? 'scelte'}`,
    title: `Guida alla scelta: ${topic.things}`,
  };
  return [guide, ...chance.shuffle(pages)].slice(0, chance.integer(5));
}

export function compose({
  text,
  cast,
  topic,
  chance,
  absentBrand,
}: {
  text: string;
  cast: readonly CastCompany[];
  topic: Topic;
  chance: Chance;
  absentBrand: string | null;
}): DemoAnswer {
  const resolved = resolveMarks({ text, cast });
  const companies = resolved.places.map((place) => ({
    ...place,
    tone: cast.find((company) => company.name === place.name)?.tone ?? 'neutral',
  }));
  const named = new Map(resolved.places.map(({ name, firstIndex }) => [name, firstIndex]));
  const citations = buildCitations({ cast, topic, chance }).map(({ name, ...page }) => {
    const start = name === null ? undefined : named.get(name);
    return {
      ...page,
      span: name === null || start === undefined ? null : { start, end: start + name.length },
    };
  });
  const searchQueries = citations.length > 0 ? [`${topic.things.replace(/^\S+ /, '')} confronto`] : [];
  return { status: 'ok', text: resolved.text, citations, searchQueries, truth: { companies, absentBrand } };
}
