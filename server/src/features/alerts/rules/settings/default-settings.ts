import type { AlertSettings } from '@citato/contract';

const everywhere = { app: true, mail: true, chat: true };

/** What an account hears of while it has not chosen. */
export const DEFAULT_SETTINGS: AlertSettings = {
  level: 'normal',
  kinds: {
    named: everywhere,
    figure: everywhere,
    negative: everywhere,
    overtaken: everywhere,
    new_rival: { app: true, mail: false, chat: true },
    own_source: everywhere,
    // The service's trouble is no message to a whole team.
    engine_silent: { app: true, mail: false, chat: false },
    no_analysis: { app: true, mail: true, chat: false },
  },
  mail: 'at_once',
  quietFrom: 20 * 60,
  quietUntil: 8 * 60,
  sendsAtWeekends: false,
  sendsOnMondays: true,
  timeZone: 'Europe/Rome',
};
