import { expect, test } from "vitest";
import { readRecipes } from "./read-recipes.ts";

const guide = `# Guide

## Words

Just words, and \`packages/a.ts\`.

## Add a thing

1. Write \`packages/things/src/a.ts\`:

   \`\`\`ts
   const a = {
     b: 1,
   };
   \`\`\`

2. List it in \`packages/things/src/list.ts\`, not in \`packages/things/src/a.ts\`:

   \`\`\`diff
    one
   +two
   \`\`\`

   \`\`\`diff
   -three
   \`\`\`

3. \`pnpm generate\`.
`;

test("a recipe has the files to write, the edits and the commands to run", () => {
  expect(readRecipes(guide)).toEqual([
    {
      title: "Add a thing",
      edits: [
        { path: "packages/things/src/a.ts", kind: "file", text: "const a = {\n  b: 1,\n};\n" },
        { path: "packages/things/src/list.ts", kind: "diff", text: " one\n+two\n" },
        { path: "packages/things/src/list.ts", kind: "diff", text: "-three\n" },
      ],
      commands: ["pnpm generate"],
    },
  ]);
});
