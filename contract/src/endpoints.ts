import * as accounts from './accounts.ts';
import * as analysis from './analysis.ts';
import * as companies from './companies.ts';
import * as config from './config.ts';
import * as mailEvents from './mail-events.ts';
import * as plans from './plans.ts';
import * as privacy from './privacy.ts';
import * as profile from './profile.ts';
import * as suggestions from './suggestions.ts';
import * as support from './support.ts';
import * as taskLists from './task-lists.ts';

/** Every call of the wire by name. The server refuses to start when one of them is not implemented. */
export const api = {
  register: accounts.register,
  verifyEmail: accounts.verifyEmail,
  resendVerification: accounts.resendVerification,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  login: accounts.login,
  refresh: accounts.refresh,
  logout: accounts.logout,
  me: accounts.me,
  updateProfile: profile.updateProfile,
  changePassword: profile.changePassword,
  listSessions: profile.listSessions,
  endSession: profile.endSession,
  createSupportTicket: support.createSupportTicket,
  receiveMailEvents: mailEvents.receiveMailEvents,
  reportMailOpened: mailEvents.reportMailOpened,
  exportData: privacy.exportData,
  deleteAccount: privacy.deleteAccount,
  listPlans: plans.listPlans,
  getUserLimits: plans.getUserLimits,
  listCompanies: companies.listCompanies,
  createCompany: companies.createCompany,
  deleteCompany: companies.deleteCompany,
  setCompanyAliases: companies.setCompanyAliases,
  setCompanyEngines: companies.setCompanyEngines,
  getCompanyMonitoring: companies.getCompanyMonitoring,
  addPrompts: companies.addPrompts,
  deletePrompt: companies.deletePrompt,
  requestSuggestions: suggestions.requestSuggestions,
  listSuggestions: suggestions.listSuggestions,
  triggerAnalysis: analysis.triggerAnalysis,
  getAnalysis: analysis.getAnalysis,
  getMonitoringLastUpdate: analysis.getMonitoringLastUpdate,
  getTaskListLastUpdate: taskLists.getTaskListLastUpdate,
  listTaskLists: taskLists.listTaskLists,
  getTaskList: taskLists.getTaskList,
  openTaskList: taskLists.openTaskList,
  setActionDone: taskLists.setActionDone,
  streamEvents: analysis.streamEvents,
  getConfig: config.getConfig,
  listMailbox: config.listMailbox,
} as const;
