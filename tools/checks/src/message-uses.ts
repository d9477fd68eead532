import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  lib: ['lib.es2024.d.ts'],
  types: [],
  strict: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

/** Our own sources alone: who reads a message does not depend on the types of React or Fastify. */
export function createOwnProgram(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text.startsWith('.') || text.startsWith('@ironbridge/')
        ? ts.resolveModuleName(text, from, OPTIONS, host)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(files, OPTIONS, host);
}

type Declared = ReadonlyMap<ts.Node, string>;

/** Messages that none of the sources reads, as `article.share`; the types say which one is meant. */
export function findUnusedMessages(
  program: ts.Program,
  copyPath: string,
  isReader: (path: string) => boolean,
): string[] {
  const checker = program.getTypeChecker();
  const declared = findDeclared(program, checker, copyPath);
  const unused = new Set(declared.values());
  const use = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) {
      unused.delete(declared.get(declaration) ?? '');
    }
  };
  for (const file of program.getSourceFiles()) {
    if (isReader(file.fileName)) visit(file, (node) => findRead(checker, node).forEach(use));
  }
  return [...unused];
}

/** Where each message of the exported `cn` is written. */
function findDeclared(program: ts.Program, checker: ts.TypeChecker, path: string): Declared {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const cn = module && checker.getExportsOfModule(module).find(({ name }) => name === 'cn');
  if (cn === undefined) throw new Error(`${path} exports no cn, or no reader imports it`);
  const declared = new Map<ts.Node, string>();
  const addAll = (group: ts.Type, prefix: string): void => {
    for (const property of group.getProperties()) {
      const type = checker.getTypeOfSymbol(property);
      const isWords = type.getCallSignatures().length > 0 || !(type.flags & ts.TypeFlags.Object);
      if (!isWords) addAll(type, `${prefix}${property.name}.`);
      else
        for (const node of property.declarations ?? []) declared.set(node, prefix + property.name);
    }
  };
  addAll(checker.getTypeOfSymbol(cn), '');
  return declared;
}

/**
 * The properties that one piece of code reads: `a.b`, `a[key]` and `const { b } = a`. A group that is handed to a
 * function, or looked into by a key whose type only others' sources know, is read whole.
 */
function findRead(checker: ts.TypeChecker, node: ts.Node): (ts.Symbol | undefined)[] {
  if (ts.isPropertyAccessExpression(node)) {
    const isHandedOn = ts.isCallExpression(node.parent) && node.parent.expression !== node;
    const group = isHandedOn ? checker.getTypeAtLocation(node).getProperties() : [];
    return [checker.getSymbolAtLocation(node.name), ...group];
  }
  if (ts.isElementAccessExpression(node)) {
    const group = checker.getTypeAtLocation(node.expression);
    const key = checker.getTypeAtLocation(node.argumentExpression);
    if (key.flags & ts.TypeFlags.Any) return group.getProperties();
    const literals = (key.isUnion() ? key.types : [key]).filter((type) => type.isStringLiteral());
    return literals.map(({ value }) => group.getProperty(value));
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name)
      ? [checker.getTypeAtLocation(node.parent).getProperty(name.text)]
      : [];
  }
  return [];
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => {
    visit(child, look);
  });
}
