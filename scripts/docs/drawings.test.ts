import { describe, expect, it } from 'vitest';
import { drawLayers } from './draw-layers.ts';
import { drawTables } from './draw-tables.ts';
import { placeDrawing } from './place-drawing.ts';

describe('the drawing of the layers', () => {
  const drawing = drawLayers({
    layers: { server: ['app', 'features', 'lib'], web: ['app', 'ui'] },
    features: ['audit', 'engine-calls'],
  });

  it('has an arrow from each layer to the next one below', () => {
    expect(drawing).toContain('server_app["app"] --> server_features["features"]');
    expect(drawing).toContain('server_features["features"] --> server_lib["lib"]');
    expect(drawing).toContain('web_app["app"] --> web_ui["ui"]');
  });

  it('lets the lowest layers see the contract, and so all above them', () => {
    expect(drawing).toContain('web_ui --> contract');
    expect(drawing).toContain('server_lib --> contract');
  });

  it('stacks the features with the lowest at the bottom', () => {
    expect(drawing).toContain('stack["engine-calls<br/>audit"]');
  });
});

describe('the drawing of the tables', () => {
  const drawing = drawTables([
    {
      feature: 'accounts',
      text: `export const users = pgTable('users', {
        id: uuid('id').$type<UserId>().primaryKey(),
        email: text('email').notNull(),
      });`,
    },
    {
      feature: 'companies',
      text: `export const companies = pgTable('companies', {
        id: uuid('id').$type<CompanyId>().primaryKey(),
        userId: uuid('user_id').$type<UserId>().notNull(),
      });
      export const pages = pgTable(
        'pages',
        {
          companyId: uuid('company_id').$type<CompanyId>().notNull(),
          userId: uuid('user_id').$type<UserId>().notNull(),
          readAt: moment('read_at').notNull(),
        },
        (table) => [primaryKey({ name: 'pk_pages', columns: [table.companyId, table.readAt] })],
      );
      export const names = pgTable('names', {
        companyId: uuid('company_id').$type<CompanyId>().primaryKey(),
      });
      export const words = pgTable('words', { id: text('id').primaryKey() });
      export const old = pgView('old', { userId: uuid('user_id').$type<UserId>() }).existing();`,
    },
  ]).split('\n');

  it('names the owner of each table and its keys, and nothing else of it', () => {
    expect(drawing).toContain('  users["users (accounts)"] {');
    expect(drawing).toContain('    uuid company_id PK, FK');
    expect(drawing).toContain('    timestamp read_at PK');
    expect(drawing.join('\n')).not.toContain('email');
  });

  it('links an id to the table of its type, once for a row and many times for a part of a key', () => {
    expect(drawing).toContain('  users ||--o{ companies : user_id');
    expect(drawing).toContain('  companies ||--o{ pages : company_id');
    expect(drawing).toContain('  companies ||--o| names : company_id');
  });

  it('draws no line where another one leads the same way', () => {
    expect(drawing).not.toContain('  users ||--o{ pages : user_id');
  });

  it('leaves out views and tables that stand alone', () => {
    expect(drawing.join('\n')).not.toMatch(/words|old/);
  });
});

describe('a drawing in its document', () => {
  const marks = ['<!-- it: written by node scripts/check-docs.ts --write -->', '<!-- end of it -->'];

  it('takes the place of the one before and leaves the rest alone', () => {
    const text = `# A\n\n${marks.join('\n\nold\n\n')}\n\nB`;
    const placed = placeDrawing({ text, name: 'it', drawing: 'flowchart TB' });
    expect(placed).toBe(`# A\n\n${marks.join('\n\n```mermaid\nflowchart TB\n```\n\n')}\n\nB`);
    expect(placeDrawing({ text: placed ?? '', name: 'it', drawing: 'flowchart TB' })).toBe(placed);
  });

  it('is missed where its marks are gone', () => {
    expect(placeDrawing({ text: '# A', name: 'it', drawing: 'flowchart TB' })).toBeNull();
  });
});
