export { listPastRuns } from './list-past-runs.ts';
export {
  type PastAnalysis,
  preparePast,
  recordPastAnalyses,
  recordPastUsage,
} from './record-past-analyses.ts';
