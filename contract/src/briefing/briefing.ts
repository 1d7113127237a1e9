export { orderByAttention, type Attention } from './attention.ts';
export { describeChanges, listFallen, type ChangedPrompt, type CompanyChanges } from './changes.ts';
export { countOwn, findLastMeasured, listRated } from './rated.ts';
export { describeStatus, type CompanyStatus } from './status.ts';
