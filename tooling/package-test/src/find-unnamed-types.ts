import ts from "typescript";

/**
 * Types that a package's declarations ask for, of a prop, a parameter or an answer, without giving
 * them out: `SelectItem in SelectProps`. Whoever wraps a component has to name them.
 */
export function findUnnamedTypes(entries: readonly string[], folder: string): string[] {
  const program = ts.createProgram({
    rootNames: [...entries],
    options: {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
      skipLibCheck: true,
    },
  });
  const checker = program.getTypeChecker();
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const given = new Set<ts.Symbol>();
  for (const entry of entries) {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`No module: ${entry}`);
    for (const symbol of checker.getExportsOfModule(module)) given.add(resolve(symbol));
  }

  const isOwn = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).some(
      (declaration) =>
        declaration.getSourceFile().fileName.startsWith(folder) &&
        (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)),
    );
  const unnamed = new Set<string>();
  const seen = new Set<ts.Symbol>();
  const visit = (node: ts.Node, user: string): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    const found = name && checker.getSymbolAtLocation(name);
    const symbol = found && resolve(found);
    if (symbol && isOwn(symbol) && !given.has(symbol)) {
      // What an interface extends is written out in it: only what stands inside has to be named.
      if (ts.isTypeReferenceNode(node)) unnamed.add(`${symbol.name} in ${user}`);
      look(symbol, user);
    }
    ts.forEachChild(node, (child) => visit(child, user));
  };
  function look(symbol: ts.Symbol, user: string): void {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    for (const declaration of symbol.declarations ?? []) visit(declaration, user);
  }
  for (const symbol of given) look(symbol, symbol.name);
  return [...unnamed].toSorted();
}
