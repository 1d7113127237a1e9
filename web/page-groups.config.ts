import { below, type ChunkGroup, FEATURES, ICONS, QUERY, RADIX } from './chunk-places.config.ts';

/** What stands around the forms of a visitor; what checks them is large and comes with a form alone. */
export const entrance: ChunkGroup = {
  name: 'entrance',
  places: [
    ...below(`${FEATURES}/accounts/access/components`, ['auth-frame', 'refusal', 'submit-button']),
    `${FEATURES}/accounts/access/apply-field-errors`,
    ...below(`${FEATURES}/public/showcase`, ['copy', 'components/read-answer']),
    ...below('web/src/ui/forms', ['password-input', 'form-banner']),
    'web/src/ui/figures/named-text',
    'web/src/ui/notices/use-failure-toast',
    ...below(ICONS, ['eye.', 'eye-off.']),
    ...below('contract/src/accounts', ['credentials', 'login']),
  ],
};

/** What every screen of somebody signed in uses; the forms come with their dialogs. */
export const signedIn: ChunkGroup = {
  name: 'signed-in',
  places: [
    'web/src/app/routes/signed-in-frame',
    `${FEATURES}/accounts/access/components/user-menu`,
    `${FEATURES}/accounts/access/components/organisation-choice`,
    `${FEATURES}/accounts/support/components/lazy-support-dialog`,
    'contract/src/organisations/open-organisation',
    ...below(`${FEATURES}/alerts`, [
      'listing/bell-copy',
      'listing/alerts-key',
      'listing/use-unread-alerts',
      'listing/components/alerts-bell',
    ]),
    'contract/src/alerts/unread-alerts',
    'contract/src/label-input',
    ...below(RADIX, ['react-slot/', 'react-compose-refs/']),
    ...below('web/src/ui/overlays', ['menu', 'lazy-dialog', 'popover']),
    ...below('web/src/ui/layout', ['avatar', 'initials']),
    ...below('web/src/ui/buttons', ['external-link', 'icon-button']),
    'web/src/ui/forms/select-input',
    ...below(ICONS, ['bell.', 'chevron-down.', 'chevron-left.', 'square-arrow-up-right-exit.']),
    ...below('web/src/lib', ['kept-input', 'browser/random-id']),
    ...below(`${FEATURES}/companies/list`, ['copy', 'queries', 'model', 'kept-drafts', 'plan-names']),
    // All that name each other: a file that stayed behind would be read before what it needs.
    ...below('contract/src/monitoring', ['companies', 'company', 'prompts', 'progress', 'monitoring']),
    'contract/src/companies/company-names',
    `${QUERY}/query-core/build/modern/infiniteQueryObserver`,
    `${QUERY}/react-query/build/modern/useInfiniteQuery`,
    'node_modules/zod/v4/mini/coerce',
  ],
};

/** What the home page of somebody signed in shows, of all companies or of one, before its parts have come. */
export const home: ChunkGroup = {
  name: 'home',
  places: [
    ...below(`${FEATURES}/monitoring/dashboard`, [
      'components/dashboard-skeleton',
      'load-tab',
      'copy',
      'model',
    ]),
    `${FEATURES}/monitoring/dashboard/queries`,
    `${FEATURES}/measurements/load-tabs`,
    `${FEATURES}/measurements/history/components/history-skeleton`,
    ...below(`${FEATURES}/companies/list`, ['use-show-failure', 'use-analysis-left']),
    `${FEATURES}/monitoring/figures/missing-copy`,
    ...below(`${FEATURES}/companies/list/components`, ['rereading-note', 'overview-skeleton']),
    `${FEATURES}/companies/edit/components/lazy-dialogs`,
    `${FEATURES}/billing/limits/components/lazy-dialogs`,
    `${FEATURES}/config/components/demo-badge`,
    ...below(`${FEATURES}/action-plans/task-lists`, [
      'copy',
      'queries',
      'model',
      'components/lazy-task-list-dialog',
    ]),
    ...below(`${FEATURES}/action-plans/effects`, ['effects-key', 'components/lazy-prompt-effects']),
    `${FEATURES}/answers/queries`,
    ...below('contract/src/monitoring', [
      'analysis',
      'answers',
      'board',
      'live-events',
      'task-lists',
      'task-action',
    ]),
    'contract/src/companies/name-readings',
    'contract/src/calendar-day',
    `${FEATURES}/alerts/listing/components/lazy-alerts-tab`,
    ...below('contract/src/figures', ['figures', 'confidence', 'uncertainty', 'stability-range']),
    'web/src/ui/overlays/help-note',
    // What the screens of one company share.
    ...below(`${FEATURES}/answers`, ['copy', 'answers-place', 'use-open-answers', 'components/answers.']),
    ...below(`${FEATURES}/monitoring/dashboard`, ['components/unavailable-analysis', 'download-report']),
    `${FEATURES}/monitoring/dashboard/use-download-report`,
    `${FEATURES}/monitoring/figures/copy`,
    ...below('contract/src/monitoring', ['reports', 'report-file-name']),
    'web/src/ui/notices/empty-state',
    ...below('web/src/lib', ['browser/save-file', 'search/words-model']),
    ...below(ICONS, ['trash.', 'clock.', 'download.', 'chevron-right.']),
  ],
};

/** What stands around a question or an answer to somebody on the way in, signed in already or not. */
export const steps: ChunkGroup = {
  name: 'steps',
  places: [
    ...below(`${FEATURES}/accounts/access/components`, [
      'step-head',
      'status-card',
      'narrow-frame',
      'sign-in-link',
    ]),
  ],
};

/** What the forms for a lost password and an unconfirmed address share. */
export const recovery: ChunkGroup = {
  name: 'recovery',
  places: [
    ...below(`${FEATURES}/accounts/access`, [
      'components/form-card',
      'components/resend-button',
      'components/new-password-form',
      'new-password-schemas',
    ]),
    ...below(`${FEATURES}/accounts/access`, ['use-kept-token', 'use-resend']),
    ...below(`${FEATURES}/accounts`, ['recovery/copy', 'registration/components/mailbox-link']),
    ...below(ICONS, ['key-round.', 'mail.']),
  ],
};

/** What is said of done actions in Andamento, in the plan and on a prompt. */
export const effects: ChunkGroup = {
  name: 'effects',
  places: [
    ...below(`${FEATURES}/action-plans/effects`, ['copy', 'queries', 'say-effect', 'components/']),
    'contract/src/action-plans/action-effects',
  ],
};

/** What the landing page and its parts share. */
export const landing: ChunkGroup = {
  name: 'landing',
  places: [
    ...below(`${FEATURES}/public/visitor-answers`, ['copy', 'model', 'queries', 'kept-answer']),
    'contract/src/visitor-answers',
    `${FEATURES}/config/model`,
    ...below(`${FEATURES}/public/landing`, ['copy', 'components/call-to-action']),
  ],
};

/** What is said of plans wherever one is chosen, shown or paid. */
export const plans: ChunkGroup = {
  name: 'plans',
  places: [
    ...below(`${FEATURES}/plans`, ['copy', 'model', 'queries']),
    'contract/src/plans/account-limits',
    `${ICONS}/lock-keyhole.`,
  ],
};

/** What compares two spans of time. */
export const comparisons: ChunkGroup = {
  name: 'comparisons',
  places: [
    'contract/src/format/spans',
    'contract/src/monitoring/history',
    'web/src/ui/figures/difference-band',
    ...below(ICONS, ['arrow-down-right.', 'arrow-up-right.']),
  ],
};

/** What the overview of all companies shares with what is said beside it. */
export const overview: ChunkGroup = {
  name: 'overview',
  places: [
    ...below(`${FEATURES}/monitoring/overview`, [
      'copy',
      'changes-copy',
      'queries',
      'components/figure-answers',
    ]),
    `${FEATURES}/monitoring/overview/components/briefing-skeleton`,
    ...below('contract/src/briefing', ['status', 'changes', 'rated']),
  ],
};

/** What corrects the names of companies: beside the table of results, and in what the answers open. */
export const names: ChunkGroup = {
  name: 'names',
  places: [
    ...below(`${FEATURES}/answers/names`, [
      'copy',
      'model',
      'queries',
      'use-correct-names',
      'use-results-table',
      'components/company-menu',
    ]),
    `${ICONS}/ellipsis.`,
  ],
};

/** What keys and assistants are shown with: in the profile, in the consent and on the page for whoever integrates. */
export const access: ChunkGroup = {
  name: 'access',
  places: [
    ...below(`${FEATURES}/api-access`, [
      'keys/',
      'assistants/copy',
      'assistants/model',
      'assistants/queries',
    ]),
    `${FEATURES}/api-access/assistants/components/client-note`,
    ...below('contract/src/access', ['api-keys', 'assistants']),
    'web/src/lib/browser/copy-text',
    ...below(ICONS, ['copy.', 'check.']),
  ],
};
