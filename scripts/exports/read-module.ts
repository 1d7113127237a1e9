import ts from 'typescript';

export interface ExportedName {
  name: string;
  isType: boolean;
  line: number;
}

export interface ModuleUse {
  /** As written in the import: './store.ts', '#lib/clock', '@citato/contract'. */
  specifier: string;
  /** '*' when the module is taken whole: a namespace, a dynamic import, a worker's address. */
  name: string;
}

export interface ModuleFacts {
  exports: ExportedName[];
  uses: ModuleUse[];
  /** How often each identifier stands in the file, its declaration included. */
  identifiers: ReadonlyMap<string, number>;
}

/** Reads from one file's syntax what it exports, what it takes from other modules and which names it writes. */
export function readModule({ path, text }: { path: string; text: string }): ModuleFacts {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const identifiers = new Map<string, number>();
  const uses: ModuleUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.set(node.text, (identifiers.get(node.text) ?? 0) + 1);
    uses.push(...listUses(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  const exports = source.statements.flatMap((statement) => {
    const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    return listExports(statement).map((exported) => ({ ...exported, line }));
  });
  return { exports, uses, identifiers };
}

function listUses(node: ts.Node): ModuleUse[] {
  if (ts.isImportDeclaration(node)) return listImports(node);
  if (ts.isExportDeclaration(node)) return listForwarded(node);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return takeWhole(node.argument.literal);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return takeWhole(node.arguments[0]);
  const isAddress = ts.isNewExpression(node) && node.expression.getText() === 'URL';
  return isAddress ? takeWhole(node.arguments?.[0]) : [];
}

function takeWhole(specifier: ts.Node | undefined): ModuleUse[] {
  return specifier !== undefined && ts.isStringLiteral(specifier)
    ? [{ specifier: specifier.text, name: '*' }]
    : [];
}

function listImports({ moduleSpecifier, importClause }: ts.ImportDeclaration): ModuleUse[] {
  if (!ts.isStringLiteral(moduleSpecifier) || importClause === undefined) return [];
  const specifier = moduleSpecifier.text;
  const { name: defaultName, namedBindings: bindings } = importClause;
  const names = defaultName === undefined ? [] : ['default'];
  if (bindings !== undefined && ts.isNamespaceImport(bindings)) names.push('*');
  if (bindings !== undefined && ts.isNamedImports(bindings)) names.push(...bindings.elements.map(sourceName));
  return names.map((name) => ({ specifier, name }));
}

function listForwarded({ moduleSpecifier, exportClause }: ts.ExportDeclaration): ModuleUse[] {
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const specifier = moduleSpecifier.text;
  const names =
    exportClause !== undefined && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(sourceName)
      : ['*'];
  return names.map((name) => ({ specifier, name }));
}

const sourceName = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string =>
  (propertyName ?? name).text;

type NamedExport = Omit<ExportedName, 'line'>;

function listExports(statement: ts.Statement): NamedExport[] {
  if (ts.isExportAssignment(statement)) return [{ name: 'default', isType: false }];
  if (ts.isExportDeclaration(statement)) return listExportClause(statement);
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
    return [{ name: 'default', isType: false }];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .flatMap(({ name }) => listBound(name))
      .map((name) => ({ name, isType: false }));
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isNamed = isType || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [{ name: statement.name.text, isType }] : [];
}

function listExportClause({ exportClause, isTypeOnly }: ts.ExportDeclaration): NamedExport[] {
  // `export *` hides what is offered, so nobody can say whether it is used.
  if (exportClause === undefined || !ts.isNamedExports(exportClause))
    return [{ name: '*', isType: isTypeOnly }];
  return exportClause.elements.map((element) => ({
    name: element.name.text,
    isType: isTypeOnly || element.isTypeOnly,
  }));
}

function listBound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? listBound(element.name) : []));
}
