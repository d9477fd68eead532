import ts from 'typescript';

/** What one source asks of the messages: keys, and beginnings of keys where a part is computed. */
export type MessageUses = {
  readonly keys: readonly string[];
  readonly beginnings: readonly string[];
  /** Calls whose key cannot be read from the source. */
  readonly unreadable: readonly string[];
};

const MAKERS = new Set(['useTranslations', 'createTranslator', 'getTranslations']);
const METHODS = new Set(['rich', 'markup', 'raw', 'has']);

export function findMessageUses(path: string, source: string): MessageUses {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const namespaces = findTranslators(file);
  const uses = { keys: [] as string[], beginnings: [] as string[], unreadable: [] as string[] };
  visit(file, (node) => {
    if (!ts.isCallExpression(node)) return;
    const [key] = node.arguments;
    const prefixes = namespaces.get(findTranslatorName(node.expression) ?? '');
    if (prefixes === undefined || key === undefined) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    readKey(key, prefixes, uses, `${path}:${line + 1}`);
  });
  return uses;
}

/** `const t = useTranslations('header')` gives `t → header.`; one name may stand for several. */
function findTranslators(file: ts.SourceFile): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  visit(file, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    const call = node.initializer;
    if (call === undefined || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression))
      return;
    if (!MAKERS.has(call.expression.text)) return;
    const [namespace] = call.arguments;
    const prefix = namespace && ts.isStringLiteralLike(namespace) ? `${namespace.text}.` : '';
    found.set(node.name.text, (found.get(node.name.text) ?? new Set()).add(prefix));
  });
  return found;
}

function findTranslatorName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (!ts.isPropertyAccessExpression(callee) || !METHODS.has(callee.name.text)) return undefined;
  return ts.isIdentifier(callee.expression) ? callee.expression.text : undefined;
}

function readKey(
  key: ts.Expression,
  prefixes: ReadonlySet<string>,
  uses: { keys: string[]; beginnings: string[]; unreadable: string[] },
  place: string,
): void {
  if (ts.isStringLiteralLike(key)) {
    for (const prefix of prefixes) uses.keys.push(prefix + key.text);
  } else if (ts.isTemplateExpression(key) && key.head.text.endsWith('.')) {
    for (const prefix of prefixes) uses.beginnings.push(prefix + key.head.text);
  } else if (ts.isConditionalExpression(key)) {
    readKey(key.whenTrue, prefixes, uses, place);
    readKey(key.whenFalse, prefixes, uses, place);
  } else {
    uses.unreadable.push(place);
  }
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
