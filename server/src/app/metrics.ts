import { MAIL_METRICS } from '#features/emails';
import { ENGINE_CALL_METRICS } from '#features/engine-calls';
import { HEALTH_METRICS } from '#features/operator';
import { POOL_METRICS } from '#platform/db';
import { LIVE_METRICS } from '#platform/events';
import { HTTP_METRICS } from '#platform/http';
import { JOB_METRICS, QUEUE_METRICS } from '#platform/jobs';
import { collectorUp, type Metric, PROCESS_METRICS } from '#platform/metrics';

/**
 * Every figure of `/metrics`, by group: the source of the table in the documents, the dashboard's and the alarms'
 * names.
 */
export const METRICS: Readonly<Record<string, readonly Metric[]>> = {
  Requests: [...HTTP_METRICS, ...LIVE_METRICS],
  'Background work': [...JOB_METRICS, ...QUEUE_METRICS],
  Engines: ENGINE_CALL_METRICS,
  Mail: MAIL_METRICS,
  'What /admin shows': HEALTH_METRICS,
  'Process and database': [...PROCESS_METRICS, ...POOL_METRICS, collectorUp],
};
