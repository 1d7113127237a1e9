/** The closed lists of what a file at the root of a server feature may be called. */
export const ROLES = ['store', 'tables', 'routes', 'jobs', 'metrics', 'errors', 'index'];

/** A role a feature may have several of: what a part of it is given, one kind of job, the shape of foreign data. */
export const ROLE_ENDINGS = ['deps', 'job', 'schema'];

/** Something that happened, told to other features: `prompts-added.ts`. */
export const EVENT_ENDINGS = ['added', 'changed', 'deleted', 'finished'];

/** Everything else is a use case, and begins with what it does. */
export const VERBS = [
  ...[
    'add',
    'aggregate',
    'archive',
    'ask',
    'assert',
    'authenticate',
    'backfill',
    'batch',
    'book',
    'build',
    'cache',
    'change',
    'charge',
  ],
  ...['check', 'claim', 'collect', 'compute', 'confirm', 'correct', 'count', 'create', 'decide', 'deliver'],
  ...[
    'delete',
    'derive',
    'describe',
    'end',
    'enqueue',
    'erase',
    'export',
    'fill',
    'find',
    'finish',
    'format',
  ],
  ...['get', 'grant', 'hash', 'hold', 'judge', 'lease', 'list', 'load', 'lock', 'make', 'measure'],
  ...[
    'merge',
    'name',
    'notify',
    'open',
    'parse',
    'place',
    'plan',
    'prepare',
    'preview',
    'publish',
    'purge',
    'read',
  ],
  ...['recompute', 'record', 'recover', 'refresh', 'register', 'release', 'remove', 'rename', 'render'],
  ...[
    'rebuild',
    'request',
    'requeue',
    'reread',
    'resend',
    'reset',
    'restore',
    'revoke',
    'run',
    'schedule',
    'send',
    'serve',
  ],
  ...['set', 'settle', 'shape', 'share', 'show', 'sign', 'start', 'stop', 'store', 'suggest'],
  ...['switch', 'sync', 'take', 'tick', 'update', 'validate', 'verify', 'warm', 'watch', 'write'],
];
