/** Text that says something. */
export const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** YYYY-MM-DD, and a day that exists. */
export const isDay = (value: unknown): value is string =>
  isWord(value) &&
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
