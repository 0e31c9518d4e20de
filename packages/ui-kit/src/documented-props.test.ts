import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const root = import.meta.dirname;

/** Members of exported `...Props` types that a source declares without a comment. */
function listUndocumented(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    .filter((type) => type.name.text.endsWith("Props") && isExported(source, type.name.text))
    .flatMap((type) => listMembers(type).map((member) => ({ type, member })))
    .filter(({ member }) => !/\/\*\*/.test(readComments(member)))
    .map(({ type, member }) => `${type.name.text}.${member.name?.getText(source)}`);
}

/** What stands between a member and the one before it. */
const readComments = (node: ts.Node) =>
  node.getSourceFile().text.slice(node.getFullStart(), node.getStart());

function isExported(source: ts.SourceFile, name: string): boolean {
  return new RegExp(`export (?:interface|type) ${name}\\b`).test(source.text);
}

/** Members written in the type itself, also where it is put together from several. */
function listMembers(node: ts.Node): ts.TypeElement[] {
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) return [node];
  if (ts.isInterfaceDeclaration(node)) return node.members.flatMap(listMembers);
  if (ts.isTypeAliasDeclaration(node)) return listMembers(node.type);
  if (ts.isParenthesizedTypeNode(node)) return listMembers(node.type);
  if (ts.isTypeLiteralNode(node)) return node.members.flatMap(listMembers);
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    return node.types.flatMap(listMembers);
  }
  return [];
}

const sources = globSync("**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|stories)\./.test(file))
  .sort();

test("every prop of every component is documented", () => {
  expect(sources.length).toBeGreaterThan(50);
  const read = (file: string) => readFileSync(`${root}/${file}`, "utf8");
  expect(sources.flatMap((file) => listUndocumented(file, read(file)))).toEqual([]);
});

test("an undocumented prop is detected", () => {
  const text = `
    export interface AProps { /** Said. */ said: string; /* Not for readers. */ unsaid?: number }
    export type BProps = { alone: string } & (/** One. */ { /** One. */ one: 1 } | { two: 2 });
    type OwnProps = { inside: string };
  `;
  expect(listUndocumented("a.ts", text)).toEqual(["AProps.unsaid", "BProps.alone", "BProps.two"]);
});
