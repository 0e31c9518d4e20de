import ts from "typescript";

export type Import = {
  /** As written: `../db/database.ts`, or the pattern of an `import.meta.glob`. */
  specifier: string;
  /** From 1. */
  line: number;
};

/** Every import of a source: static, of types, dynamic, by pattern, and what it exports from others. */
export function readImports(fileName: string, text: string): Import[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const imports: Import[] = [];
  const note = (node: ts.Node | undefined) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    imports.push({ specifier: node.text, line: line + 1 });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node)) noteType(node);
    else if (ts.isCallExpression(node) && isImport(node.expression, source)) noteCall(node);
    ts.forEachChild(node, visit);
  };
  const noteType = ({ argument }: ts.ImportTypeNode) =>
    ts.isLiteralTypeNode(argument) && note(argument.literal);
  const noteCall = ({ arguments: [first] }: ts.CallExpression) =>
    first && ts.isArrayLiteralExpression(first) ? first.elements.forEach(note) : note(first);
  visit(source);
  return imports;
}

/** Whether what is called is `import` or `import.meta.glob`. */
const isImport = (called: ts.Expression, source: ts.SourceFile) =>
  called.kind === ts.SyntaxKind.ImportKeyword || called.getText(source) === "import.meta.glob";
