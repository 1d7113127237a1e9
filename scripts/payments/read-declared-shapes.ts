import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What a field may hold. In the keys of `fields` a `?` marks what may be left out, a `*` what may be null. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  /** Nothing the stand-in answers with, so of no interest. */
  | 'any'
  /** Texts under names of the account's own. */
  | 'map'
  | { readonly enum: readonly string[]; readonly isOpen?: true }
  /** An id, or the object itself where the call asked for it. */
  | { readonly ref: readonly string[] }
  | { readonly object: string }
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly list: Shape }
  | { readonly array: Shape };

export interface DeclaredObject {
  /** The file below `resources`, and the interface in it. */
  readonly file: string;
  readonly type: string;
  /** Parts that may be left out or be null, and are looked into all the same. */
  readonly parts?: readonly string[];
}

interface Scope {
  readonly source: ts.SourceFile;
  readonly names: ReadonlyMap<string, string>;
  readonly parts: ReadonlySet<string>;
}

/** Reads the objects of an API from the declarations of its library, which are made from the API's own document. */
export function readDeclaredShapes({
  folder,
  objects,
}: {
  folder: string;
  objects: Readonly<Record<string, DeclaredObject>>;
}): Record<string, Shape> {
  const names = new Map(Object.entries(objects).map(([name, { type }]) => [type, name]));
  return Object.fromEntries(
    Object.entries(objects).map(([name, { file, type, parts = [] }]) => {
      const source = parse(join(folder, file));
      const declared = findDeclaration(source, [type]);
      if (declared === null || !ts.isInterfaceDeclaration(declared))
        throw new Error(`${file} has no ${type}`);
      return [name, readFields(declared, { source, names, parts: new Set(parts) }, [type])];
    }),
  );
}

/** The names of what a call takes, from the interface of its parameters. */
export function readDeclaredParameters({
  folder,
  file,
  type,
}: {
  folder: string;
  file: string;
  type: string;
}): string[] {
  const declared = findDeclaration(parse(join(folder, file)), [type]);
  if (declared === null || !ts.isInterfaceDeclaration(declared)) throw new Error(`${file} has no ${type}`);
  const own = declared.members.filter(ts.isPropertySignature).map((member) => nameOf(member.name));
  const isPaged = declared.heritageClauses?.some((clause) => clause.getText().includes('PaginationParams'));
  return [...own, ...(isPaged === true ? ['limit', 'starting_after', 'ending_before'] : [])].toSorted();
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** An interface or alias by the namespaces it lies in. */
function findDeclaration(source: ts.SourceFile, path: readonly string[]): Declared | null {
  let statements: readonly ts.Statement[] = source.statements;
  for (const step of path.slice(0, -1)) {
    statements = statements
      .filter(ts.isModuleDeclaration)
      .filter(({ name }) => name.text === step)
      .flatMap(({ body }) => (body !== undefined && ts.isModuleBlock(body) ? [...body.statements] : []));
  }
  const found = statements.find(
    (statement): statement is Declared =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === path.at(-1),
  );
  return found ?? null;
}

function readFields(declared: ts.InterfaceDeclaration, scope: Scope, path: readonly string[]): Shape {
  const fields: Record<string, Shape> = {};
  for (const member of declared.members) {
    if (!ts.isPropertySignature(member) || member.type === undefined) continue;
    const name = nameOf(member.name);
    const alternatives = ts.isUnionTypeNode(member.type) ? member.type.types : [member.type];
    const isNull = alternatives.some(isNullType);
    const isOptional = member.questionToken !== undefined;
    const key = `${name}${isOptional ? '?' : ''}${isNull ? '*' : ''}`;
    const isLookedInto = (!isOptional && !isNull) || scope.parts.has(name);
    fields[key] = readType(
      alternatives.filter((type) => !isNullType(type)),
      scope,
      { path, isLookedInto },
    );
  }
  return { fields };
}

interface Place {
  readonly path: readonly string[];
  readonly isLookedInto: boolean;
}

function readType(types: readonly ts.TypeNode[], scope: Scope, place: Place): Shape {
  const literals = types.filter(ts.isLiteralTypeNode).map(({ literal }) => literal);
  const words = literals.filter(ts.isStringLiteral).map(({ text }) => text);
  if (words.length > 0) {
    const isOpen = types.some((type) => type.getText(scope.source) === 'OtherString');
    return { enum: words, ...(isOpen && { isOpen: true }) };
  }
  const references = types.filter(ts.isTypeReferenceNode).map((type) => type.typeName.getText(scope.source));
  const refs = references.map((name) => scope.names.get(name)).filter((name) => name !== undefined);
  const isText = types.some(({ kind }) => kind === ts.SyntaxKind.StringKeyword);
  if (isText && references.length > 0) return { ref: refs };
  const [only] = types;
  return types.length === 1 && only !== undefined ? readOne(only, scope, place) : 'any';
}

const PLAIN = new Map<ts.SyntaxKind, Shape>([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
]);

function readOne(type: ts.TypeNode, scope: Scope, place: Place): Shape {
  const plain = PLAIN.get(type.kind);
  if (plain !== undefined) return plain;
  if (!ts.isTypeReferenceNode(type)) return 'any';
  const name = type.typeName.getText(scope.source);
  const [inner] = type.typeArguments ?? [];
  const content = inner === undefined ? [] : ts.isUnionTypeNode(inner) ? inner.types : [inner];
  if (name === 'ApiList') return { list: readType(content, scope, place) };
  if (name === 'Array') return { array: readType(content, scope, place) };
  if (name === 'Metadata') return 'map';
  const known = scope.names.get(name);
  if (known !== undefined) return { object: known };
  return readNested(name.split('.'), scope, place);
}

/** A part that is declared beside its object, named from wherever it is used, as deep as it is of interest. */
function readNested(name: readonly string[], scope: Scope, { path, isLookedInto }: Place): Shape {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const found = [...path.slice(0, depth), ...name];
    const declared = findDeclaration(scope.source, found);
    if (declared === null) continue;
    if (ts.isInterfaceDeclaration(declared)) return isLookedInto ? readFields(declared, scope, found) : 'any';
    const types = ts.isUnionTypeNode(declared.type) ? declared.type.types : [declared.type];
    return readType(types, scope, { path: found, isLookedInto });
  }
  return 'any';
}

const isNullType = (type: ts.TypeNode) =>
  ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
