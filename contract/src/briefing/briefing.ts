export { orderByAttention, type Attention } from './attention.ts';
export { describeNews, listFallen, type ChangedPrompt, type News } from './news.ts';
export { countOwn, findLastMeasured, listRated } from './rated.ts';
export { describeStanding, type Standing } from './standing.ts';
