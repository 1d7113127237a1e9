// Every call of the wire by name, re-exported one by one: a page of the browser loads the schemas of its own calls only.
export {
  register,
  verifyEmail,
  forgotPassword,
  resetPassword,
  checkResetToken,
} from './accounts/accounts.ts';
export { login, resendVerification } from './accounts/login.ts';
export { refresh, logout, me } from './accounts/session.ts';
export { updateProfile, changePassword, listSessions, endSession } from './accounts/profile.ts';
export { requestSuggestions, listSuggestions, getSuggestionAllowance } from './monitoring/suggestions.ts';
export { createSupportTicket } from './support.ts';
export { receiveMailEvents, reportMailOpened } from './mail-events.ts';
export { exportData, deleteAccount } from './accounts/privacy.ts';
export { listPlans, getUserLimits, getArchived } from './plans.ts';
export { getUserSpending } from './spending.ts';
export {
  listCompanies,
  createCompany,
  deleteCompany,
  setCompanyAliases,
  setCompanyEngines,
  listNameProposals,
  refuseNameProposal,
  getCompanyMonitoring,
  addPrompts,
  listPrompts,
  deletePrompt,
} from './monitoring/companies.ts';
export {
  triggerAnalysis,
  getAnalysis,
  getResultsTable,
  getMonitoringLastUpdate,
  streamEvents,
} from './monitoring/analysis.ts';
export { getBoard, listTrends } from './monitoring/board.ts';
export {
  getTaskListLastUpdate,
  listTaskLists,
  getTaskList,
  openTaskList,
  setActionDone,
} from './monitoring/task-lists.ts';
export { getPrompt, testPrompt, testWebhook } from './integrations.ts';
export { exportPdf } from './monitoring/reports.ts';
export { getConfig } from './config.ts';
export { getVisitorAnswer, requestVisitorAnswer } from './visitor-answers.ts';
export { listMailbox } from './mailbox.ts';
export {
  confirmSandboxSetup,
  authenticateSandboxSetup,
  authenticateSandboxPayment,
} from './payments/sandbox.ts';
export {
  testPaymentFlow,
  testIncompleteScenario,
  testSimpleWebhook,
  moveSandboxClock,
  disputeSandboxInvoice,
  refundSandboxInvoice,
} from './payments/payment-tests.ts';
export { getBillingInfo, saveBillingInfo } from './payments/billing-info.ts';
export { exportInvoices, listInvoices, listPaymentCorrections } from './payments/invoices.ts';
export {
  listDeadLetters,
  requeueDeadLetter,
  requeueDeadLetters,
  getPipeline,
  getExpenses,
} from './admin/operations.ts';
export { listAdminUsers, resetUserLimits, setUserLimits } from './admin/users.ts';
export { getAdminStats } from './admin/stats.ts';
export { countStuckPrompts, clearStuckPrompts, sendTestEmail, massSendOverdue } from './admin/acts.ts';
export { listAudit } from './admin/audit.ts';
export { getEmailAnalytics } from './admin/email-analytics.ts';
export { getHealth } from './admin/health.ts';
export { getDocumentation } from './admin/documentation.ts';
export {
  setUpPayment,
  createSubscription,
  getCheckoutCharge,
  updateSubscription,
  previewDowngrade,
  cancelSubscription,
  reactivateSubscription,
  receivePaymentEvent,
} from './payments/subscription.ts';
export {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updateWebhook,
} from './webhooks.ts';
