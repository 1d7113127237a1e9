/** By section of OWASP ASVS 5.0.0: the numbers of its requirements of level 1, then of level 2. */
export type Levels = Readonly<Record<string, readonly (readonly number[])[]>>;

/** ``- **V1.2.1** …``, `- **V1.2.6, V1.2.7** …` or `- **V4.3.1 to V4.3.2** …`, up to the next item. */
const ITEM = /^- \*\*(V[^*]+)\*\* (.*(?:\n {2}\S.*)*)/gm;
const OPENINGS = ['Does not apply: ', 'Not met: '];
/** A file that proves it, or what was looked at. */
const PROOF = /`[^`\s]+\.[a-z]+`|By review: /;

/** Every requirement of one level is answered once, in order, by a proof, by what is missing or by why it does not apply. */
export function checkRequirements({
  document,
  text,
  levels,
  level,
}: {
  document: string;
  text: string;
  levels: Levels;
  level: 1 | 2;
}): string[] {
  const asked = listRequirements(levels, level);
  const answers = [...text.matchAll(ITEM)].map(([, ids = '', answer = '']) => ({
    ids: ids.split(', ').flatMap((part) => expandRange(part, asked)),
    answer,
  }));
  const answered = answers.flatMap(({ ids }) => ids);
  return [
    ...asked
      .filter((id) => !answered.includes(id))
      .map((id) => `${document}: ${id} of level ${level} is not answered`),
    ...answered
      .filter((id) => !asked.includes(id))
      .map((id) => `${document}: ${id} is no requirement of level ${level}`),
    ...answered
      .filter((id, index) => answered.indexOf(id) !== index)
      .map((id) => `${document}: ${id} is answered twice`),
    ...answers
      .filter(({ answer }) => !PROOF.test(answer) && !OPENINGS.some((opening) => answer.startsWith(opening)))
      .map(({ ids }) => `${document}: ${ids.join(', ')} names neither proof nor what is missing`),
  ];
}

export function listRequirements(levels: Levels, level: 1 | 2): string[] {
  return Object.entries(levels).flatMap(([section, byLevel]) =>
    (byLevel[level - 1] ?? []).map((number) => `${section}.${number}`),
  );
}

/** The requirements from one to another, those of another level left out; an invalid id stays, to be reported. */
function expandRange(part: string, asked: readonly string[]): string[] {
  const [first = '', last = first] = part.split(' to ');
  const [from, until] = [asked.indexOf(first), asked.indexOf(last)];
  return from < 0 || until < from ? [part] : asked.slice(from, until + 1);
}
