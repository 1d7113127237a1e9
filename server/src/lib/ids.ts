import { randomUUID } from 'node:crypto';

declare const brand: unique symbol;
/** An identifier that cannot be mistaken for another kind's. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind };

/** A person who signs in. */
export type UserId = Id<'user'>;
/** An organisation: whose the companies, the plan and the money are. What business tables call `user_id`. */
export type AccountId = Id<'account'>;
export type SessionId = Id<'session'>;
export type EmailId = Id<'email'>;
export type TicketId = Id<'ticket'>;
export type CompanyId = Id<'company'>;
export type PromptId = Id<'prompt'>;
export type LabelId = Id<'label'>;
export type AnalysisId = Id<'analysis'>;
export type ResultId = Id<'result'>;
export type RequestId = Id<'request'>;
export type TaskListId = Id<'task-list'>;
export type SuggestionId = Id<'suggestion'>;
export type OperationId = Id<'payment-operation'>;
export type VisitorAnswerId = Id<'visitor-answer'>;
export type EngineCallId = Id<'engine-call'>;
export type WebhookId = Id<'webhook'>;
export type InvitationId = Id<'invitation'>;
export type AccessLogId = Id<'access-log'>;
export type AlertId = Id<'alert'>;
export type MuteId = Id<'alert-mute'>;
export type DeliveryId = Id<'webhook-delivery'>;
export type ClientReportId = Id<'client-report'>;
export type ReportLinkId = Id<'report-link'>;
export type ApiKeyId = Id<'api-key'>;
export type AssistantId = Id<'assistant'>;

/** A fresh identifier of the kind its place asks for. */
export function newId<Kind extends Id<string>>(): Kind {
  return toId<Kind>(randomUUID());
}

/** Hexadecimal digits of the moment, in milliseconds since 1970. */
const MOMENT_DIGITS = 12;
/** Where the random part begins: 'xxxxxxxx-xxxx-V' stands before it. */
const AFTER_VERSION = 15;

/**
 * A fresh identifier that begins with its moment (UUID version 7), for what grows with every answer: rows of one time lie
 * side by side in an index, whose other pages stay as they are.
 */
export function newIdAt<Kind extends Id<string>>(moment: Date): Kind {
  const milliseconds = moment.getTime().toString(16).padStart(MOMENT_DIGITS, '0');
  const rest = randomUUID().slice(AFTER_VERSION);
  return toId<Kind>(`${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${rest}`);
}

/** The one cast into a branded id: for values that come from our own database or passed a schema. */
export function toId<Kind extends Id<string>>(text: string): Kind {
  return text as Kind;
}
