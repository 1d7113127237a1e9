const PEOPLE = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
];
const CRAWLERS = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
];
const LINES_PER_PIECE = 1_000;
/** Of a thousand lines so many are crawlers', and so many of people from an engine. */
const OF_CRAWLERS = 40;
const OF_ENGINES = 10;
const START = Date.UTC(2026, 10, 1);

/**
 * A log in the combined format of about so many bytes: one in twenty lines speaks of AI.
 * @param year tells logs apart: their days are of other years
 */
export function* writeLog(bytes: number, year: number): Generator<Buffer> {
  let written = 0;
  for (let first = 0; written < bytes; first += LINES_PER_PIECE) {
    const piece = Buffer.from(
      Array.from({ length: LINES_PER_PIECE }, (_, place) => writeLine(first + place, year)).join(''),
    );
    written += piece.length;
    yield piece;
  }
}

function writeLine(place: number, year: number): string {
  const kind = (place * 7_919) % 1_000;
  const isCrawler = kind < OF_CRAWLERS;
  const agents = isCrawler ? CRAWLERS : PEOPLE;
  const agent = agents[place % agents.length] ?? '';
  const address = isCrawler ? `132.196.86.${String(place % 250)}` : `93.184.${String(place % 250)}.7`;
  const referrer = kind >= 1_000 - OF_ENGINES ? 'https://chatgpt.com/' : '-';
  const status = kind % 50 === 0 ? 404 : 200;
  const at = new Date(START + place * 50).toISOString();
  const time = `${at.slice(8, 10)}/Nov/${String(2020 + year)}:${at.slice(11, 19)} +0000`;
  return `${address} - - [${time}] "GET /camere/suite-${String(place % 3_000)} HTTP/1.1" ${String(status)} 5120 "${referrer}" "${agent}"\n`;
}
