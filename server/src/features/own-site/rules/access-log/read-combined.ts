import { plainAddress } from '#lib/ip-address';
import type { LogEntry } from './log-entry.ts';

const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
/** Apache's and nginx's combined format, with a virtual host before it or more fields behind it. */
const LINE = new RegExp(String.raw`^([^\[]{1,1000})\[([^\]]+)\] ${QUOTED} (\d{3}) \S+ ${QUOTED} ${QUOTED}`);
/** The common format: the same without referrer and user agent. */
const COMMON = new RegExp(String.raw`^[^\[]{1,1000}\[[^\]]+\] ${QUOTED} \d{3} \S+\s*$`);
const TIME = /^(\d{1,2})\/(\w{3})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function readCombined(line: string): LogEntry | null {
  const match = LINE.exec(line);
  if (match === null) return null;
  const [, head = '', time = '', request = '', status = '', referrer = '', userAgent = ''] = match;
  const at = readCombinedTime(time);
  if (at === null) return null;
  const [method = '', target = ''] = request.split(' ');
  return {
    at,
    address: findAddress(head),
    method,
    target,
    status: Number(status),
    userAgent: unescape(userAgent),
    referrer,
  };
}

/** The line names neither who asked nor from where they came: nothing can be said of it. */
export const isCommonFormat = (line: string): boolean => COMMON.test(line);

/** `27/Nov/2026:16:18:28 +0100`; null for another time. */
export function readCombinedTime(text: string): Date | null {
  const [, day = '', month = '', year = '', clock = '', hours = '', minutes = ''] = TIME.exec(text) ?? [];
  const place = MONTHS.indexOf(month);
  if (place === -1) return null;
  const iso = `${year}-${String(place + 1).padStart(2, '0')}-${day.padStart(2, '0')}T${clock}${hours}:${minutes}`;
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The first of the fields before the time, or the second where a virtual host stands before it. */
function findAddress(head: string): string {
  const fields = head.split(' ', 2);
  return fields.find((field) => plainAddress(field) !== null) ?? fields[0] ?? '';
}

const unescape = (text: string): string => text.replace(/\\(.)/g, '$1');
