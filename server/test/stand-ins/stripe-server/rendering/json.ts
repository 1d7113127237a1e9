export type Json = Record<string, unknown>;

export const listOf = (url: string, data: readonly Json[]): Json => ({
  object: 'list',
  url,
  has_more: false,
  data,
});
