import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, timestamp } from '../text.ts';
import { ALERT_KINDS } from './alert-kinds.ts';

const ALERT_LEVELS = ['small', 'normal', 'large'] as const;
const MAIL_PACES = ['at_once', 'daily', 'never'] as const;

const minute = z.int().check(z.gte(0), z.lt(24 * 60));

/** Whether a time zone is one this machine knows. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('it-IT', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const places = z.object({ app: z.boolean(), mail: z.boolean(), chat: z.boolean() });
const kinds = z.record(z.enum(ALERT_KINDS), places);

/** What each member chooses for themselves; the rest holds for everybody of the organisation. */
const mailSettings = z.object({
  /** At once, gathered over two minutes; or once a day, when the quiet hours end. */
  mail: z.enum(MAIL_PACES),
  /** Minutes of the day between which nothing is sent; the same twice: always. */
  quietFrom: minute,
  quietUntil: minute,
  /** Whether anything is sent on Saturdays and Sundays. */
  sendsAtWeekends: z.boolean(),
  /** Whether the mail of Monday is sent. */
  sendsOnMondays: z.boolean(),
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone, 'Scegli un fuso orario dall’elenco')),
});

const alertSettings = z.object({
  /** How much has to change. */
  level: z.enum(ALERT_LEVELS),
  /** Where each kind is said: `mail` is the member's own choice. */
  kinds,
  ...mailSettings.shape,
});
export type AlertSettings = z.infer<typeof alertSettings>;

const ownMailSettings = z.object({
  ...mailSettings.shape,
  mailKinds: z.record(z.enum(ALERT_KINDS), z.boolean()),
});
export type OwnMailSettings = z.infer<typeof ownMailSettings>;

const mute = z.object({
  id,
  /** Null: every company. */
  company: z.nullable(z.object({ id, name: z.string() })),
  /** Null: everything of the company. */
  subject: z.nullable(z.string()),
  /** What is muted, in words. */
  title: z.string(),
  /** Null: for good. */
  until: z.nullable(timestamp),
  /** In the signed-in member’s own mails alone. */
  isOwn: z.boolean(),
  /** In this channel alone; null: in all. */
  channelId: z.nullable(id),
});
export type AlertMute = z.infer<typeof mute>;

export const getAlertSettings = defineEndpoint({
  method: 'GET',
  path: '/api/alert-settings',
  access: 'user',
  needs: 'view',
  summary:
    'What the organisation is alerted of, what is muted, and when and of what the signed-in member is mailed.',
  responses: {
    200: z.object({
      isIncluded: z.boolean(),
      /** The names of the plans that hold alerts, cheapest first. */
      plans: z.array(z.string()),
      settings: alertSettings,
      mutes: z.array(mute),
    }),
  },
});

export const setAlertSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/alert-settings',
  access: 'user',
  needs: 'edit',
  summary:
    'Sets what the organisation is alerted of, in the app and in its channels, and the signed-in member’s own mails. The hours of its channels are those of its owner.',
  body: alertSettings,
  responses: { 200: z.object({ settings: alertSettings }) },
});

export const setOwnMailSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/alert-settings/own',
  access: 'user',
  needs: 'view',
  summary: 'Sets when and of what the signed-in member is mailed.',
  body: ownMailSettings,
  responses: { 200: z.object({ settings: alertSettings }) },
});

export const previewMondayMail = defineEndpoint({
  method: 'GET',
  path: '/api/alert-settings/monday-mail',
  access: 'user',
  needs: 'view',
  summary: 'The next mail of Monday as the signed-in member would get it with what is known now.',
  responses: { 200: z.object({ subject: z.string(), html: z.string() }) },
});

const MUTE_SCOPES = ['subject', 'subject_everywhere', 'company_week'] as const;

export const muteAlert = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/:alertId/mute',
  access: 'user',
  needs: 'edit',
  summary: 'No more alerts of this: of its company, of all companies, or nothing of its company for a week.',
  params: z.object({ alertId: id }),
  body: z.object({ scope: z.enum(MUTE_SCOPES) }),
  responses: { 201: z.object({ mute }) },
});

export const unmuteAlert = defineEndpoint({
  method: 'DELETE',
  path: '/api/alert-mutes/:muteId',
  access: 'user',
  needs: 'view',
  summary:
    'Alerts of this again: of what the signed-in member muted in their own mails, and for who may edit of what holds for the team.',
  params: z.object({ muteId: id }),
  responses: { 204: 'empty' },
});
