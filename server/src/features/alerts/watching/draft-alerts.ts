import type { EngineId } from '@citato/contract';
import { findQuotation, watchFigures } from '#features/measurements';
import type { Watched } from '../rules/watch/watched.ts';
import type { OwnedPrompt } from '#features/companies';
import { type AlertId, newId, type AccountId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { Trouble } from '../rules/engines/watch-engines.ts';
import type { Decision, Raised } from '../rules/watch/decide-alerts.ts';
import { findProof } from '../rules/watch/find-proof.ts';
import { askOfBoth, buildProof } from '../rules/watch/build-proof.ts';
import type { AlertRow } from '../tables.ts';

interface Given {
  readonly userId: AccountId;
  readonly owned: readonly OwnedPrompt[];
  readonly facts: Watched['facts'];
  readonly decision: Decision;
  readonly troubles: readonly Trouble[];
  readonly now: Date;
}

/** The alerts of a day as rows, each with the figures and the answers that prove it. */
export async function draftAlerts(
  { db }: { db: Queryable },
  { userId, owned, facts, decision, troubles, now }: Given,
): Promise<AlertRow[]> {
  const [first] = owned;
  if (first === undefined) return [];
  const base = {
    companyId: first.company.id,
    userId,
    raisedAt: now,
    clearedAt: null,
    clearedBecause: null,
    readAt: null,
  };
  const service = troubles.map(({ key, kind, engine }): AlertRow => ({
    ...base,
    id: newId<AlertId>(),
    kind,
    subject: key,
    direction: 'down',
    engine,
    promptId: null,
    proof: null,
    rival: null,
    quote: null,
    answers: null,
  }));
  const changes: AlertRow[] = [];
  for (const raised of decision.raised) {
    const { subject, direction } = raised;
    const { figure } = subject;
    const answers = findProof(facts.cells, raised);
    changes.push({
      ...base,
      id: newId<AlertId>(),
      kind: subject.kind,
      subject: subject.key,
      direction,
      engine: 'engine' in figure ? figure.engine : null,
      promptId: 'promptId' in figure ? figure.promptId : null,
      proof: buildProof({ facts, raised, both: compareBoth(facts, raised) }),
      rival: nameRival(facts, raised),
      quote: await findQuote(db, { owned, raised, promptId: answers?.promptId ?? null }),
      answers,
    });
  }
  return [...changes, ...service];
}

/** Of a rival that overtakes: how often each of both is named. */
function compareBoth(facts: Watched['facts'], { subject: { figure }, question }: Raised) {
  if (figure.figure !== 'against_rival') return null;
  const [own, rival] = watchFigures.compare({
    facts,
    questions: askOfBoth(figure.rival, question),
    alpha: 1,
  });
  return own === undefined || rival === undefined ? null : { own, rival };
}

function nameRival(facts: Watched['facts'], { subject: { figure } }: Raised): AlertRow['rival'] {
  if (!('rival' in figure)) return null;
  const known = facts.rivals.find(({ key }) => key === figure.rival);
  return known === undefined ? null : { key: known.key, name: known.name };
}

/** A sentence about the company, where the alert is about its being named and an answer of the later days holds one. */
async function findQuote(
  db: Queryable,
  {
    owned,
    raised: { subject, direction, question },
    promptId,
  }: { owned: readonly OwnedPrompt[]; raised: Raised; promptId: string | null },
): Promise<AlertRow['quote']> {
  const isSaid =
    subject.kind === 'named' || (subject.kind === 'figure' && subject.figure.figure === 'mention_rate');
  const prompt = owned.find((one) => one.prompt.id === promptId);
  if (!isSaid || direction !== 'up' || prompt === undefined) return null;
  const found = await findQuotation(db, prompt);
  if (found === null || romeDay(found.createdAt) < question.later.firstDay) return null;
  const engine: EngineId | null = 'engine' in subject.figure ? subject.figure.engine : null;
  if (engine !== null && engine !== found.engine) return null;
  return { text: found.quote, engine: found.engine, at: found.createdAt.toISOString() };
}
