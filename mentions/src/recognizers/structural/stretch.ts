import type { At, ReadAnswer, ReadSegment } from '../../document/document.ts';
import type { Word } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { type WordKind, kindAsWritten } from '../../lexicon/word-kinds.ts';

/** Words of a segment that stand together, both ends inside, with what rules ask about them and about what is around. */
export class Stretch {
  readonly answer: ReadAnswer;
  readonly language: Language;
  readonly segment: ReadSegment;
  readonly first: number;
  readonly last: number;
  #words: readonly Word[] | null = null;
  #kinds: readonly WordKind[] | null = null;

  constructor(place: At<'answer' | 'language' | 'segment' | 'first' | 'last'>) {
    this.answer = place.answer;
    this.language = place.language;
    this.segment = place.segment;
    this.first = place.first;
    this.last = place.last;
    // Made of the same words, as a part is of its range.
    if (place instanceof Stretch) this.#words = place.#words;
  }

  get words(): readonly Word[] {
    const { words } = this.segment;
    const isWhole = this.first === 0 && this.last === words.length - 1;
    this.#words ??= isWhole ? words : words.slice(this.first, this.last + 1);
    return this.#words;
  }

  /** How each of its words is used where it names no company. */
  get kinds(): readonly WordKind[] {
    this.#kinds ??= this.words.map((word) => kindAsWritten(word, this.language));
    return this.#kinds;
  }

  get start(): number {
    return this.segment.words[this.first]?.start ?? 0;
  }

  get end(): number {
    return this.segment.words[this.last]?.end ?? this.start;
  }

  get text(): string {
    return this.answer.visible.slice(this.start, this.end);
  }

  /** The word before it and the one behind it. */
  get before(): Word | undefined {
    return this.segment.words[this.first - 1];
  }

  get next(): Word | undefined {
    return this.segment.words[this.last + 1];
  }

  /** What parts it from the next word; '' at the end of its segment. */
  get gap(): string {
    return this.answer.visible.slice(this.end, this.next?.start ?? this.end);
  }

  /** Other words of the same segment. */
  between(first: number, last: number): Stretch {
    if (first === this.first && last === this.last) return this;
    const { answer, language, segment } = this;
    return new Stretch({ answer, language, segment, first, last });
  }
}
