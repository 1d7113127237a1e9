import type { AnswerStatus, EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { nameSource } from '#lib/sites/source-name';
import type { AnswerRecord } from './answer-record.ts';

/** The ok answers as records; a page that belongs to no known site is left out. */
export function recordAnswers({
  answers,
  pages,
}: {
  answers: readonly {
    readonly id: string;
    readonly promptId: PromptId;
    readonly status: AnswerStatus;
    readonly day: RomeDay;
    readonly engine: EngineId;
    readonly mentions: readonly { readonly key: string; readonly name: string; readonly isOwn: boolean }[];
  }[];
  pages: readonly { readonly resultId: string; readonly url: string }[];
}): (AnswerRecord & { promptId: PromptId })[] {
  const cited = Map.groupBy(pages, ({ resultId }) => resultId);
  return answers
    .filter(({ status }) => status === 'ok')
    .map(({ id, promptId, day, engine, mentions }) => ({
      promptId,
      day,
      engine,
      namesOwn: mentions.some(({ isOwn }) => isOwn),
      rivals: mentions.filter(({ isOwn }) => !isOwn).map(({ key, name }) => ({ key, name })),
      sources: [...new Set((cited.get(id) ?? []).flatMap(({ url }) => nameSource(url) ?? []))],
    }));
}
