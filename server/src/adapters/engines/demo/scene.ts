import type { Tone } from '@citato/mentions';
import { type Chance } from './chance.ts';
import { createDeck } from './deck.ts';
import type { Topic } from './topics.ts';

/** A company as it appears in one answer. */
export interface CastCompany {
  readonly name: string;
  readonly origin: 'catalogue' | 'invented' | 'own';
  /** Bare host; null when the catalogue knows none. */
  readonly domain: string | null;
  /** How the answer speaks of it; always neutral for real companies of the catalogue. */
  readonly tone: Tone;
  /** Stands for the name while the text is composed, so that the positions of the name are known. */
  readonly mark: string;
}

/** All a template needs to write an answer. */
export interface Scene {
  readonly topic: Topic;
  /** In order of appearance. */
  readonly cast: readonly CastCompany[];
  readonly chance: Chance;
  readonly deal: Readonly<Record<'criterion' | 'buyer' | 'strength' | 'weakness', () => string>>;
  /** Writes one of several wordings; within an answer none recurs before all others were used. */
  readonly vary: (kind: string, wordings: readonly [() => string, ...(() => string)[]]) => string;
}

/** Topics hold several phrases of every kind; an empty list in the data is a mistake worth stopping for. */
function toDeck(chance: Chance, phrases: readonly string[]): () => string {
  const [first, ...others] = phrases;
  if (first === undefined) throw new Error('a topic of the demo engine lacks phrases');
  return createDeck(chance, [first, ...others]);
}

export function createScene({
  topic,
  cast,
  chance,
}: {
  topic: Topic;
  cast: readonly CastCompany[];
  chance: Chance;
}): Scene {
  const deal = {
    criterion: toDeck(chance, topic.criteria),
    buyer: toDeck(chance, topic.buyers),
    strength: toDeck(chance, topic.group.strengths),
    weakness: toDeck(chance, topic.group.weaknesses),
  };
  const orders = new Map<string, number[]>();
  const vary: Scene['vary'] = (kind, wordings) => {
    const waiting = orders.get(kind) ?? [];
    const order = waiting.length > 0 ? waiting : chance.shuffle([...wordings.keys()]);
    orders.set(kind, order.slice(1));
    return (wordings[order[0] ?? 0] ?? wordings[0])();
  };
  return { topic, cast, chance, deal, vary };
}

const MARK = /\uE000(\d+)\uE001/g;

/** The placeholder for the nth company's name: private-use characters, which no phrase contains. */
export function buildMark(index: number): string {
  return `\uE000${index}\uE001`;
}

export interface NamePlace {
  readonly name: string;
  readonly firstIndex: number;
  readonly occurrences: number;
}

/** Replaces the placeholders by the names and reports their positions, ordered by first naming. */
export function resolveMarks({ text, cast }: { text: string; cast: readonly CastCompany[] }): {
  text: string;
  places: NamePlace[];
} {
  const places = new Map<string, NamePlace>();
  let resolved = '';
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    resolved += text.slice(end, match.index);
    const name = cast[Number(match[1])]?.name ?? '';
    const known = places.get(name) ?? { name, firstIndex: resolved.length, occurrences: 0 };
    places.set(name, { ...known, occurrences: known.occurrences + 1 });
    resolved += name;
    end = match.index + match[0].length;
  }
  return { text: resolved + text.slice(end), places: [...places.values()] };
}
