const message = (instead: string) =>
  `It is missing on plain http, as on an address of a local network: ${instead}.`;
const LOOK_FIRST = message('look for it first, and do without it');

/** What browsers give to pages on https alone; whoever looks for it first says so in a comment. */
export const SECURE_CONTEXT_BANS: readonly { object: string; property: string; message: string }[] = [
  { object: 'crypto', property: 'randomUUID', message: message('use randomId of #lib/browser/random-id') },
  { object: 'crypto', property: 'subtle', message: message('let the server do it') },
  {
    object: 'navigator',
    property: 'clipboard',
    message: message('use copyText of #lib/browser/copy-text'),
  },
  ...[
    'bluetooth',
    'credentials',
    'geolocation',
    'gpu',
    'locks',
    'mediaDevices',
    'permissions',
    'serviceWorker',
    'share',
    'storage',
    'usb',
    'wakeLock',
  ].map((property) => ({ object: 'navigator', property, message: LOOK_FIRST })),
];

/** The same, of what stands in no object. */
export const SECURE_CONTEXT_GLOBALS: readonly { name: string; message: string }[] = [
  'caches',
  'cookieStore',
  'Notification',
  'PaymentRequest',
  'showOpenFilePicker',
  'showSaveFilePicker',
].map((name) => ({ name, message: LOOK_FIRST }));
