import type { watchFigures } from '#features/measurements';

type Asked = Parameters<typeof watchFigures.compare>[0];
type Loaded = Awaited<ReturnType<typeof watchFigures.load>>;

/** The shapes of what is watched, as `measurements` gives them. */
export interface Watched {
  readonly facts: Asked['facts'];
  readonly cell: Asked['facts']['cells'][number];
  readonly rivalDay: Asked['facts']['rivals'][number];
  readonly question: Asked['questions'][number];
  readonly figure: Asked['questions'][number]['figure'];
  readonly span: Asked['questions'][number]['earlier'];
  readonly difference: ReturnType<typeof watchFigures.compare>[number];
  readonly outcome: Loaded['outcomes'][number];
}
