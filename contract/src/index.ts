import * as api from './endpoints.ts';

/** Every endpoint by name. The server refuses to start when one of them is not implemented. */
export { api };
export {
  type Access,
  type KeyAccess,
  type Endpoint,
  errorBody,
  type ErrorBody,
  type Needs,
  type ResponseBody,
} from './define-endpoint.ts';
export { may, readRole, type Role } from './organisations/roles.ts';
export { ROLE_NAMES } from './organisations/role-names.ts';
export {
  type CheckedInvitation,
  type Invitation,
  type InvitationInput,
  type Member,
  type Team,
} from './organisations/team.ts';
export { ERRORS, type ErrorCode } from './errors/errors.ts';
export { ALERT_KINDS, type AlertKind } from './alerts/alert-kinds.ts';
export { unreadAlerts } from './alerts/unread-alerts.ts';
export { type Alert, type AlertProof } from './alerts/alerts.ts';
export { type AlertMute, type AlertSettings, type OwnMailSettings } from './alerts/alert-settings.ts';
export { PAGES, isPage } from './pages/pages.ts';
export { formatPageTitle, PAGE_NAMES } from './pages/page-titles.ts';
export { PUBLIC_PAGES } from './pages/public-pages.ts';
export { ACCOUNT_MESSAGES, registration } from './accounts/accounts.ts';
export { normalisePassword } from './accounts/credentials.ts';
export { loginRequest } from './accounts/login.ts';
export { type User } from './accounts/user.ts';
export { hasRunningSubscription } from './payments/running-subscription.ts';
export { type PromptSuggestion, type SuggestionAllowance } from './monitoring/suggestions.ts';
export { type CallPurpose, type NamedPurpose, type UserSpending } from './spending.ts';
export { MAX_TEST_TEXT, promptTest, TEST_SENT, type TestedPrompt } from './webhooks/integrations.ts';
export { CHANNEL_KINDS, type ChannelKind, CHAT_NAMES } from './webhooks/channel-kinds.ts';
export { type AlertChannel, type ChannelDelivery } from './webhooks/channels.ts';
export { type Webhook } from './webhooks/webhooks.ts';
export { WEBHOOK_TEST, type WebhookDelivery } from './webhooks/deliveries.ts';
export { WEBHOOK_EVENTS, type WebhookEvent } from './webhooks/webhook-input.ts';
export {
  type ApiKey,
  KEY_CALLS_PER_MINUTE,
  KEY_DAYS,
  type KeyDays,
  MAX_KEYS,
  newApiKey,
  type NewApiKey,
} from './access/api-keys.ts';
export { type Assistant, type ConsentRequest, MAX_ASSISTANTS } from './access/assistants.ts';
export {
  EXPORT_FORMATS,
  EXPORT_TABLES,
  type ExportFormat,
  type ExportTable,
  FILE_ENDINGS,
} from './access/exports.ts';
export { DATED_TABLES, type WeeklyExport } from './access/weekly-exports.ts';
export { supportTicket, TICKET_STORED } from './support.ts';
export { type DeviceSession } from './accounts/profile.ts';
export {
  buildLookupKey,
  PLAN_IDS,
  PURCHASABLE_PLAN_IDS,
  type NamedPlan,
  type PlanId,
  type PurchasablePlanId,
  type SubscriptionStatus,
} from './payments/plan-ids.ts';
export { type AccountLimits, isSetForAccount, limitsOn } from './plans/account-limits.ts';
export { type Archived, type LimitName, type Limits, type Plan, type UserLimits } from './plans/plans.ts';
export { type DowngradePreview, type ShownCharge } from './payments/subscription.ts';
export {
  type BillingInfo,
  type BillingInfoInput,
  type ItalianCodes,
  listMistypedCodes,
} from './payments/billing-info.ts';
export {
  BILLING_COUNTRIES,
  findRecipientAbroad,
  findVatForm,
  FIRST_COUNTRIES,
  isInUnion,
  readVatNumber,
} from './payments/billing-countries.ts';
export { type Invoice, type PaymentCorrection } from './payments/invoices.ts';
export { type PaymentTest } from './payments/payment-tests.ts';
export { showWebsite } from './sites/show-website.ts';
export { parseWebsite } from './sites/website.ts';
export { findPlatformPage } from './sites/platform-page.ts';
export { companyInput, type CompanyInput } from './companies/create-company.ts';
export { askedPrompt, promptInput } from './monitoring/prompts.ts';
export { type PromptCheck } from './monitoring/prompt-checks.ts';
export {
  mentionedCompany,
  monitoringData,
  type MentionedCompany,
  type MissingAnswers,
  type MonitoringData,
  type Prompt,
  type ResultsTable,
} from './monitoring/monitoring.ts';
export { MAX_LABELS, type Label, type LabelColour, type LabelSubject } from './labels.ts';
export { MAX_LABELS_EACH } from './label-input.ts';
export {
  companyFigures,
  type CompanyFigures,
  type CompanyNames,
  type CompanyNumbers,
  type CompanyWithPrompts,
  type StatedNames,
} from './monitoring/company.ts';
export {
  ANALYSIS_STEPS,
  type AnalysisProgress,
  type AnalysisWait,
  type RereadingProgress,
} from './monitoring/progress.ts';
export {
  type BoardPrompt,
  type CompanyTrend,
  trendWeek,
  type RankedCompany,
  type Ranking,
  type TrendColumns,
  type TrendWeek,
} from './monitoring/board.ts';
export {
  type CompanionDetails,
  type CompanionSentence,
  type ComparedRate,
  type CompanyHistory,
  HISTORY_VERDICTS,
  type HistoryChannel,
  type HistoryCompanion,
  type HistoryLine,
  type HistoryMark,
  type HistoryPeriod,
} from './monitoring/history.ts';
export { clientReport, type ClientReport, MAX_REPORT_RIVALS } from './client-reports/client-report.ts';
export {
  LINK_DAYS,
  type ListedReport,
  MAX_LINK_DAYS,
  MAX_LINKS,
  MAX_LOGO_BYTES,
  MIN_LINK_PASSWORD,
  type ReportDesk,
  type ReportLink,
  type ReportLook,
} from './client-reports/client-reports.ts';
export { type SharedReport } from './client-reports/shared-report.ts';
export {
  PORTFOLIO_VERDICTS,
  type Portfolio,
  type PortfolioCompany,
  type PortfolioSort,
  type PortfolioSpan,
  type PortfolioVerdict,
  type PortfolioView,
  readPortfolioView,
} from './portfolio/portfolio.ts';
export { type ActionPlan, type PlanAction } from './action-plans/action-plans.ts';
export { type DoneAction, type EffectStep } from './action-plans/action-effects.ts';
export { estimateQuestion, type PricedQuestion } from './engine-use/question-cost.ts';
export { listAskedEngines, listServing, type MarketReach } from './engine-use/asked-engines.ts';
export { type CompanyEngines, type EngineChoice, type PriceBasis } from './engine-use/company-engines.ts';
export {
  GAP_VERDICTS,
  type GapExample,
  type PromptGap,
  SOURCE_KINDS,
  type SourceGap,
  type SourceGaps,
  type SourceKind,
} from './source-gaps/source-gaps.ts';
export { liveEvent, type LiveEvent } from './monitoring/live-events.ts';
export { type PromptSearch, type PromptSearches, type SearchingEngine } from './engine-use/searches.ts';
export { type AnalysisResult, type AnswerStatus, type StoredAnswer } from './monitoring/answers.ts';
export {
  MAX_TRIED,
  NAME_PHRASES,
  type NameDescription,
  type WeighedSpan,
} from './companies/name-readings.ts';
export { ENGINE_IDS, type EngineId, namedEngine, type NamedEngine, nameEngine } from './engines.ts';
export { SEEN_ENGINE_IDS } from './engines.ts';
export {
  DEFAULT_MARKET,
  isSameMarket,
  MARKET_LANGUAGES,
  type Market,
  type MarketLanguage,
  type NamedMarket,
} from './markets/market.ts';
export { nameQuestion, sayAsked } from './markets/say-asked.ts';
export { UNKNOWN_DETAILS, type UnknownDetail } from './admin/unknown-details.ts';
export {
  change,
  TONES,
  type Change,
  type ChangeVerdict,
  type Mean,
  type Rate,
  type SentimentLabel,
  type Stability,
  type Tone,
} from './figures/numbers.ts';
export { type TaskList, type TaskListOverview } from './monitoring/task-lists.ts';
export { type ActionEvidence, type TaskAction } from './monitoring/task-action.ts';
export { type PublicConfig } from './config.ts';
export { type VisitorAnswer, visitorSite } from './visitor-answers.ts';
export { type MailboxMessage } from './mail/mailbox.ts';
export { PAGE_READ_EVERY_HOURS, SENT_DATA, type SentData } from './accounts/sent-data.ts';
export {
  type EngineHealth,
  type Expenses,
  type Lateness,
  type LatePrompt,
  type Pipeline,
} from './admin/operations.ts';
export { type DeadLetter, type DeadLetterList } from './admin/dead-letters.ts';
export { JOB_LABELS } from './admin/job-labels.ts';
export {
  ADMIN_USERS_PER_PAGE,
  type AdminUser,
  type AdminUserList,
  type AdminUserSort,
  limitOverrides,
  type LimitOverridesInput,
} from './admin/users.ts';
export { type AdminStats } from './admin/stats.ts';
export {
  ADMIN_ACTS,
  AUDIT_ENTRIES_PER_PAGE,
  type AdminAct,
  type AuditEntry,
  type AuditPage,
} from './admin/audit.ts';
export {
  READINGS_PER_PAGE,
  type ListedReading,
  type Reading,
  type ReadingPage,
  type ReadingSpan,
} from './admin/readings.ts';
export { type MailFigures } from './admin/email-analytics.ts';
export {
  HEALTH_DAYS,
  MAIL_FAULTS,
  type EngineFigures,
  type Health,
  type HealthArea,
  type MailFault,
} from './admin/health.ts';
export { FINDING_CODES, type Finding, type FindingCode, type HealthSubject } from './admin/findings.ts';
export {
  type AccessLog,
  type CrawlerVisits,
  type ReadPage,
  type ReceivedLog,
  type SiteVisitors,
} from './own-site/access-logs.ts';
export type { Claim, ClaimList, ClaimVerdict } from './claims/claims.ts';
export {
  type CheckedPage,
  type CitedPage,
  type CrawlerName,
  MAX_CHECKED_PAGES,
  type PageBan,
  type RobotsBan,
  SITE_CHECK_EVERY_HOURS,
  type SiteCheck,
  type SitePage,
  type SiteRobots,
} from './own-site/site-check.ts';
