import ts from "typescript";

/** A comment that says of a test which requirements it shows. */
export interface Mark {
  /** Path of the test's file in the project. */
  file: string;
  /** What the test is called; of one that is made for many values, as it stands there. */
  title: string;
  ids: string[];
}

/** `// ASVS 6.2.1`, or several with commas between them. */
const form = /^\/\/ ASVS (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*)$/;
const start = /^\/\/\s*ASVS\b/;

/** The marks of a file of tests, each in a comment right above its test; throws for one that is no such comment. */
export function readMarks(file: string, text: string): Mark[] {
  if (!/\/\/\s*ASVS\b/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const read = new Set<number>();
  const marks: Mark[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
        const comment = text.slice(pos, end);
        if (!start.test(comment)) continue;
        marks.push({ file, title: titleOf(node.expression, file), ids: idsOf(comment, file) });
        read.add(pos);
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  const all = [...text.matchAll(/\/\/\s*ASVS\b.*/g)];
  const lost = all.find(({ index }) => !read.has(index));
  if (lost) throw new Error(`${file}: "${lost[0]}" stands above no test`);
  return marks;
}

const kindOf = (file: string) => (file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function idsOf(comment: string, file: string): string[] {
  const [, ids] = form.exec(comment) ?? [];
  if (!ids) throw new Error(`${file}: "${comment}" should be like "// ASVS 6.2.1, 6.2.9"`);
  return ids.split(", ");
}

/** The first argument of `test(…)`, `it(…)`, `test.each(…)(…)`. */
function titleOf(call: ts.Expression, file: string): string {
  const [title] = ts.isCallExpression(call) && isOfTest(call.expression) ? call.arguments : [];
  if (title && ts.isStringLiteralLike(title)) return title.text;
  if (title && ts.isTemplateExpression(title)) return title.getText().slice(1, -1);
  throw new Error(`${file}: a mark stands above something that is no test with a title`);
}

function isOfTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === "test" || called.text === "it";
  const inner =
    ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)
      ? called.expression
      : undefined;
  return inner !== undefined && isOfTest(inner);
}
