import { listAnswerTexts, listCitations, listMentions } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import type { Queryable } from '#platform/db';
import { chooseExample, type SourceExample } from './rules/choose-example.ts';
import type { Sighting } from './rules/count-sources.ts';
import { listSeenAnswers } from '../store/seen-answers.ts';

/** For each source the page and the sentence of an answer that names a rival alone. */
export async function loadExamples(
  db: Queryable,
  {
    companyId,
    sources,
    rival,
  }: {
    companyId: OwnedCompanyId;
    sources: readonly { readonly source: string; readonly last: Sighting | null }[];
    rival: string | null;
  },
): Promise<Map<string, SourceExample>> {
  const seen = sources.flatMap(({ last }) => last ?? []);
  const rows = await listSeenAnswers(db, { companyId, seen });
  const answers = [...new Map(rows.map((row) => [row.id, row])).values()];
  const resultIds = answers.map(({ id }) => id);
  const mentions = await listMentions(db, { companyId, resultIds });
  const citations = await listCitations(db, { companyId, resultIds });
  const texts = await listAnswerTexts(db, { companyId, results: answers });
  const read = answers.map((answer) => ({
    ...answer,
    mentions: mentions.get(answer.id) ?? [],
    citations: citations.get(answer.id) ?? [],
  }));
  return new Map(
    sources.flatMap(({ source, last }) => {
      const here = read.filter(
        ({ promptId, engine, day }) =>
          promptId === last?.promptId && engine === last.engine && day === last.day,
      );
      const example = chooseExample({ source, answers: here, texts, rival });
      return example === null ? [] : [[source, example] as const];
    }),
  );
}
