import { below, type ChunkGroup, FEATURES, ICONS, QUERY, RADIX } from './chunk-places.config.ts';
import {
  access,
  comparisons,
  effects,
  entrance,
  home,
  landing,
  names,
  overview,
  plans,
  recovery,
  signedIn,
  steps,
} from './page-groups.config.ts';

/** What only a dialog uses: none is open at first sight. */
const dialogs: ChunkGroup = {
  name: 'dialogs',
  places: [
    ...below(RADIX, ['react-dialog/', 'react-alert-dialog/']),
    ...below('web/src/ui/overlays', ['dialog', 'alert-dialog', 'use-focus-return', 'close-on-escape']),
    `${ICONS}/x.`,
    'web/src/ui/forms/text-area',
  ],
};

/** What only something that opens uses, a menu, a popover, a dialog: none is open at first sight. */
const overlays: ChunkGroup = {
  name: 'overlays',
  places: [
    ...below('node_modules', [
      '@floating-ui/',
      'react-remove-scroll',
      'react-style-singleton/',
      'aria-hidden/',
    ]),
    ...below('node_modules', ['use-callback-ref/', 'use-sidecar/', 'get-nonce/']),
    ...below(RADIX, [
      'react-popper/',
      'react-menu/',
      'react-dropdown-menu/',
      'react-popover/',
      'react-tooltip/',
    ]),
    ...below(RADIX, [
      'react-dismissable-layer/',
      'react-focus-guards/',
      'react-focus-scope/',
      'react-portal/',
    ]),
    ...below(RADIX, [
      'react-arrow/',
      'react-use-rect/',
      'react-use-size/',
      'react-visually-hidden/',
      'rect/',
    ]),
  ],
};

/** Tabs, with what they and menus are made of. */
const widgets: ChunkGroup = {
  name: 'widgets',
  places: [
    ...below(RADIX, [
      'primitive/',
      'react-primitive/',
      'react-context/',
      'react-collection/',
      'react-presence/',
    ]),
    ...below(RADIX, ['react-id/', 'react-direction/', 'react-roving-focus/', 'react-tabs/']),
    ...below(RADIX, ['react-use-callback-ref/', 'react-use-controllable-state/', 'react-use-effect-event/']),
    ...below(RADIX, ['react-use-is-hydrated/', 'react-use-layout-effect/']),
    'web/src/ui/layout/tabs',
  ],
};

/** What nearly every page uses: what sends changes, fields, numbers and the words of an account. */
const everywhere: ChunkGroup = {
  name: 'everywhere',
  places: [
    `${QUERY}/query-core/build/modern/mutationObserver`,
    `${QUERY}/react-query/build/modern/useMutation.`,
    'web/src/lib/use-one-at-a-time',
    ...below('contract/src/format', ['numbers', 'counts', 'on-first-use']),
    ...below('web/src/ui/figures', ['figure.', 'quote']),
    ...below('web/src/ui/forms', ['field', 'input-classes', 'text-input']),
    'web/src/ui/layout/logo',
    `${FEATURES}/accounts/access/copy`,
  ],
};

/** What the landing page and the signed-in screens read and wait with. */
const screens: ChunkGroup = {
  name: 'screens',
  places: [
    `${QUERY}/query-core/build/modern/queryObserver`,
    ...below(`${QUERY}/react-query/build/modern`, [
      'useBaseQuery',
      'useQuery.',
      'suspense',
      'errorBoundaryUtils',
    ]),
    ...below(`${QUERY}/react-query/build/modern`, ['QueryErrorResetBoundary', 'IsRestoringProvider']),
    'contract/src/format/dates',
    'contract/src/sites/show-website',
    'contract/src/figures/numbers',
    ...below('web/src/ui/notices', ['use-delayed-pending', 'skeleton', 'retry-line']),
    ...below('web/src/ui/layout', ['card.', 'top-bar']),
    'web/src/ui/overlays/lazy-part',
    'web/src/ui/buttons/link-button',
    ...below('web/src/lib', ['load-part', 'read-now']),
    `${FEATURES}/config/queries`,
  ],
};

/** What tells a company's site from its page on a platform. */
const sites: ChunkGroup = {
  name: 'sites',
  places: [
    ...below('contract/src/sites', ['website', 'platform']),
    ...below('contract/src/sites', ['builder-platforms', 'listing-platforms', 'social-platforms']),
  ],
};

/** How figures and answers are drawn, on the landing page as on the signed-in screens. */
const drawings: ChunkGroup = {
  name: 'drawings',
  places: [
    ...below('web/src/ui/figures', ['band', 'rate-band', 'place-on-track', 'tone-label', 'marker']),
    ...below('web/src/ui/figures', ['badge', 'share-bar']),
    'contract/src/figures/wilson-interval',
    'contract/src/format/intervals',
    ...below(`${FEATURES}/config`, ['copy', 'components/config-retry']),
    `${ICONS}/plus.`,
  ],
};

export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  dialogs,
  overlays,
  widgets,
  everywhere,
  entrance,
  screens,
  sites,
  drawings,
  signedIn,
  home,
  steps,
  recovery,
  landing,
  plans,
  comparisons,
  overview,
  names,
  access,
  effects,
];

/** Whether a file, by the bundler's path of it, lies below one of the places. */
export function isBelow(places: readonly string[], file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return places.some((place) => path.includes(`/${place}`));
}
