export { describeNews, type News } from './news.ts';
export { countOwn, findLastMeasured, listRated } from './rated.ts';
export { describeStanding, type Standing } from './standing.ts';
