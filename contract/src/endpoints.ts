// Every endpoint by name, re-exported one by one, so that a page of the browser loads the schemas of its own calls
// only.
export {
  registerAccount,
  verifyEmail,
  requestPasswordReset,
  resetPassword,
  checkResetToken,
} from './accounts/accounts.ts';
export { signIn, resendVerification } from './accounts/login.ts';
export { refreshSession, signOut, getOwnProfile } from './accounts/session.ts';
export { updateProfile, changePassword, listSessions, endSession } from './accounts/profile.ts';
export { requestSuggestions, listSuggestions, getSuggestionAllowance } from './monitoring/suggestions.ts';
export { createSupportTicket } from './support.ts';
export { recordMailEvents, recordMailOpened } from './mail/mail-events.ts';
export { showUnsubscribe, stopMails } from './mail/unsubscribe.ts';
export {
  getTeam,
  renameTeam,
  inviteMember,
  revokeInvitation,
  changeMember,
  removeMember,
  offerOwnership,
  leaveTeam,
  checkInvitation,
  acceptInvitation,
} from './organisations/team.ts';
export { openOrganisation } from './organisations/open-organisation.ts';
export { exportData, deleteAccount } from './accounts/privacy.ts';
export { listPlans, getUserLimits, getArchived } from './plans/plans.ts';
export { getUserSpending } from './spending.ts';
export {
  listCompanies,
  deleteCompany,
  setCompanyEngines,
  setCompanyMarket,
  getCompanyMonitoring,
} from './monitoring/companies.ts';
export { createCompany } from './companies/create-company.ts';
export {
  addPrompts,
  changePrompt,
  listPrompts,
  deletePrompt,
  deletePrompts,
  setPromptsActive,
} from './monitoring/prompts.ts';
export {
  createLabel,
  deleteLabel,
  listLabels,
  setCompanyLabels,
  setPromptLabels,
  updateLabel,
} from './labels.ts';
export { checkPrompt, listNamingTexts } from './monitoring/prompt-checks.ts';
export { setCompanyAliases, listNameProposals, refuseNameProposal } from './companies/company-names.ts';
export { describeCompanyName, readSentence } from './companies/name-readings.ts';
export { startAnalysis, startAnalyses, getMonitoringLastUpdate } from './monitoring/analysis.ts';
export { streamEvents } from './monitoring/live-events.ts';
export { listAnswers, getResultsTable } from './monitoring/answers.ts';
export { getPromptSearches } from './engine-use/searches.ts';
export { getBoard, listTrends } from './monitoring/board.ts';
export {
  createClientReport,
  createReportLink,
  deleteClientReport,
  deleteReportLogo,
  exportClientReport,
  getClientReport,
  getReportDesk,
  revokeReportLink,
  setReportLogo,
  setReportLook,
  setReportMail,
} from './client-reports/client-reports.ts';
export { openSharedReport } from './client-reports/shared-report.ts';
export { getCompanionDetails, getCompanyHistory } from './monitoring/history.ts';
export { getPortfolio, savePortfolioView, setCompanyAssignee } from './portfolio/portfolio.ts';
export { addPlanAction, changePlanAction, getActionPlan } from './action-plans/action-plans.ts';
export { getPlanProposals, requestPlanProposals } from './action-plans/plan-proposals.ts';
export { listActionEffects } from './action-plans/action-effects.ts';
export { getCompanyEngines } from './engine-use/company-engines.ts';
export { getSourceGaps, listPromptGaps, setSourceKind } from './source-gaps/source-gaps.ts';
export { listAlerts, readAlerts } from './alerts/alerts.ts';
export { getAlertBands } from './alerts/alert-bands.ts';
export { muteByLink, showMuteLink } from './alerts/mute-link.ts';
export {
  getAlertSettings,
  muteAlert,
  previewMondayMail,
  setAlertSettings,
  setOwnMailSettings,
  unmuteAlert,
} from './alerts/alert-settings.ts';
export {
  getTaskListLastUpdate,
  listTaskLists,
  getTaskList,
  openTaskList,
  setActionDone,
} from './monitoring/task-lists.ts';
export { getPrompt, sendTestText, sendTestPrompt } from './webhooks/integrations.ts';
export { exportReport } from './monitoring/reports.ts';
export { getConfig } from './config.ts';
export { getVisitorAnswer, requestVisitorAnswer } from './visitor-answers.ts';
export { listMailbox } from './mail/mailbox.ts';
export {
  confirmSandboxSetup,
  authenticateSandboxSetup,
  authenticateSandboxPayment,
} from './payments/sandbox.ts';
export {
  runPaymentFlow,
  runIncompleteScenario,
  runWebhookTest,
  moveSandboxClock,
  disputeSandboxInvoice,
  refundSandboxInvoice,
} from './payments/payment-tests.ts';
export { getBillingInfo, saveBillingInfo } from './payments/billing-info.ts';
export { exportInvoices, listInvoices, listPaymentCorrections } from './payments/invoices.ts';
export { getPipeline, getExpenses } from './admin/operations.ts';
export { listDeadLetters, requeueDeadLetter, requeueDeadLetters } from './admin/dead-letters.ts';
export { listUsers, resetUserLimits, setUserLimits } from './admin/users.ts';
export { getAdminStats } from './admin/stats.ts';
export { countStuckPrompts, clearStuckPrompts, sendTestMail, sendOverduePrompts } from './admin/acts.ts';
export { listAudit } from './admin/audit.ts';
export { getEmailAnalytics } from './admin/email-analytics.ts';
export { getHealth } from './admin/health.ts';
export { getDocumentation } from './admin/documentation.ts';
export { getReading, listReadings } from './admin/readings.ts';
export {
  startCheckout,
  createSubscription,
  getCheckoutCharge,
  changePlan,
  previewDowngrade,
  cancelSubscription,
  reactivateSubscription,
  recordPaymentEvent,
} from './payments/subscription.ts';
export {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhooks/webhooks.ts';
export { listWebhookDeliveries, resendWebhookDelivery, testWebhookEndpoint } from './webhooks/deliveries.ts';
export {
  createLogAddress,
  deleteAccessLog,
  deleteLogAddress,
  getSiteVisitors,
  recordAccessLog,
  sendAccessLog,
} from './own-site/access-logs.ts';
export { listClaims, setClaimMark } from './claims/claims.ts';
export { getSiteCheck, requestSiteCheck } from './own-site/site-check.ts';
export { exportTable } from './access/exports.ts';
export { listWeeklyExports, setWeeklyExport, stopWeeklyExport } from './access/weekly-exports.ts';
export { createApiKey, listApiKeys, revokeApiKey } from './access/api-keys.ts';
export {
  createAlertChannel,
  deleteAlertChannel,
  listAlertChannels,
  testAlertChannel,
  updateAlertChannel,
} from './webhooks/channels.ts';
export { checkConsent, grantConsent, listAssistants, revokeAssistant } from './access/assistants.ts';
