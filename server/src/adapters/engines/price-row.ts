/** US dollars per million tokens and per thousand searches. */
export interface PriceRow {
  input: number;
  cachedInput: number;
  output: number;
  search: number;
  inputTokensPerSearch?: number;
}
