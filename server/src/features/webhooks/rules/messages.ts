import type { AnswerStatus, Change, NamedMarket, WebhookEvent } from '@citato/contract';
import { PAYLOAD_VERSION } from '@citato/contract/webhook-payloads';
import type { AnalysisId } from '#lib/ids';
import type { Direction } from './mention-change.ts';

/** An event that endpoints are sent, the same for all of them. */
export interface Message {
  /** The same whenever this event is sent, so that no receiver counts it twice. */
  readonly messageId: string;
  readonly event: string;
  readonly body: string;
}

/** Whose numbers an event is about. */
export interface Subject {
  readonly company: { readonly id: string; readonly name: string };
  /** What is compared is of one `series`: it grows when the question changes. */
  readonly prompt: {
    readonly id: string;
    readonly text: string;
    readonly persona: string | null;
    readonly market: NamedMarket;
    readonly series: number;
  };
  /** The company's page in Citato. */
  readonly url: string;
  /** The answers are the demo engine's: no engine in the world gave them. */
  readonly isDemo: boolean;
}

/** One engine's answers to one analysis, by what became of them. */
export interface EngineAnswers {
  readonly engine: string;
  readonly status: AnswerStatus;
  readonly isNamed: boolean;
}

/** An analysis has new numbers. */
export function writeAnalysisCompleted({
  analysisId,
  subject,
  answers,
  at,
}: {
  analysisId: AnalysisId;
  subject: Subject;
  answers: readonly EngineAnswers[];
  at: Date;
}): Message & { event: WebhookEvent } {
  const engines = [...Map.groupBy(answers, ({ engine }) => engine)].map(([engine, own]) => {
    const count = (status: EngineAnswers['status']) => own.filter((one) => one.status === status).length;
    return {
      engine,
      answers: {
        ok: count('ok'),
        refused: count('refused'),
        empty: count('empty'),
        failed: count('failed'),
        notShown: count('not_shown'),
      },
      mentions: own.filter(({ status, isNamed }) => status === 'ok' && isNamed).length,
    };
  });
  const data = { analysisId, ...subject, engines: engines.sort(byEngine) };
  return writeMessage({ messageId: `msg_${analysisId}`, event: 'analysis.completed', at, data });
}

const EVENT_OF = { rising: 'mention.gained', falling: 'mention.lost' } as const;

/** A prompt's answers name the company provably more, or less, often than the week before. */
export function writeMentionChange({
  analysisId,
  subject,
  direction,
  change,
  at,
}: {
  analysisId: AnalysisId;
  subject: Subject;
  direction: Direction;
  change: Change;
  at: Date;
}): Message & { event: WebhookEvent } {
  const { days, previousPercent, previousN, currentPercent, currentN, points } = change;
  const data = {
    ...subject,
    days,
    previous: { percent: round(previousPercent), answers: previousN },
    current: { percent: round(currentPercent), answers: currentN },
    difference:
      points === null
        ? null
        : { points: round(points.difference), low: round(points.low), high: round(points.high) },
  };
  const event = EVENT_OF[direction];
  return writeMessage({ messageId: `msg_${analysisId}_${direction}`, event, at, data });
}

/** What somebody sends to see whether it arrives. */
export function writeTestDelivery({
  id,
  message,
  at,
}: {
  id: string;
  message: string;
  at: Date;
}): Message & { event: string } {
  const data = { message };
  return writeMessage({ messageId: `msg_test_${id}`, event: 'webhook.test', at, data });
}

/** A message as every event has it, with the version of what it holds. */
export function writeMessage<Event extends string>({
  messageId,
  event,
  at,
  data,
}: {
  messageId: string;
  event: Event;
  at: Date;
  data: object;
}): Message & { event: Event } {
  const body = JSON.stringify({ type: event, version: PAYLOAD_VERSION, timestamp: at.toISOString(), data });
  return { messageId, event, body };
}

const round = (value: number) => Math.round(value * 10) / 10;
const byEngine = (a: { engine: string }, b: { engine: string }) => (a.engine < b.engine ? -1 : 1);
