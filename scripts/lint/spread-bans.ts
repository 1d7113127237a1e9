/** Statements that one PostgreSQL takes and a spread database does not, or not as they are meant (decision 090). */
export const SPREAD_BANS: readonly { selector: string; message: string }[] = [
  {
    selector: String.raw`TemplateElement[value.raw=/exists\s*\(\s*select\s+from/i]`,
    message: 'A subselect without a column fails where tables are spread: exists (select 1 from …).',
  },
  {
    selector: String.raw`TemplateLiteral:has(TemplateElement[value.raw=/\bto_jsonb?\(t\)/]):not(:has(TemplateElement[value.raw=/\boffset 0\b/]))`,
    message:
      'A row as JSON loses the names of its columns where it comes from several machines: end the subselect with offset 0.',
  },
  {
    selector: "CallExpression[callee.property.name=/Join$/][arguments.0.name='endedAnalyses']",
    message:
      'A view over tables that stay is copied whole to every machine for a join: join what endedOf selects of it.',
  },
];
