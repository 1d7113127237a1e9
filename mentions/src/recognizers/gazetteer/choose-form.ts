import type { ReadAnswer } from '../../document/document.ts';
import { fold } from '../../document/spelling.ts';
import type { Word } from '../../document/words.ts';
import type { NameForm } from './name-form.ts';

/** Of several companies that share a spelling the one written here; where the text leaves it open, the one given first. */
export function chooseForm({
  answer,
  words,
  form,
  first,
  last,
}: {
  answer: ReadAnswer;
  words: readonly Word[];
  form: NameForm;
  first: number;
  last: number;
}): NameForm {
  if (form.rivals.length === 0) return form;
  const start = words[first]?.start ?? 0;
  const written = answer.visible.slice(start, words[last]?.end ?? start);
  const around = answer.visible.slice(
    Math.max(0, start - form.opening.length - 1),
    (words[last]?.end ?? start) + 2,
  );
  const closeness = ({ spelling }: NameForm): number => {
    if (around.includes(spelling) && spelling.length >= written.length) return 4;
    const [one, other] = [spelling, written].map((text) =>
      text
        .normalize('NFC')
        .replace(/[\s.]+/gu, ' ')
        .trim(),
    );
    if (one === other) return 3;
    if (one?.toLowerCase() === other?.toLowerCase()) return 2;
    return fold(one ?? '').replace(/[^\p{L}\p{N}]+/gu, '') ===
      fold(other ?? '').replace(/[^\p{L}\p{N}]+/gu, '')
      ? 1
      : 0;
  };
  return [form, ...form.rivals].reduce((best, rival) => (closeness(rival) > closeness(best) ? rival : best));
}
