/** One block of code of a recipe, and the file that it is for. */
export interface Edit {
  /** From the project's root. */
  path: string;
  /** A whole file, or lines of one with `+`, `-` and a space before them. */
  kind: "file" | "diff";
  text: string;
}

export interface Recipe {
  /** `Add a block variant`. */
  title: string;
  edits: Edit[];
  /** What is to be typed, in its order: `pnpm generate`. */
  commands: string[];
}

/** A code block with what stands before it, or what stands after the last. */
const part =
  /(?<before>.*?)(?:^(?<indent> *)```(?<language>\w+)\n(?<code>.*?)^\k<indent>```$|$(?![^]))/gms;

/** The recipes of a guide in Markdown: its chapters that hold code for files. */
export function readRecipes(guide: string): Recipe[] {
  return guide
    .split(/^## /m)
    .map(readChapter)
    .filter(({ edits }) => edits.length > 0);
}

function readChapter(chapter: string): Recipe {
  const [title = ""] = chapter.split("\n", 1);
  const edits: Edit[] = [];
  const commands: string[] = [];
  let path: string | undefined;
  for (const { groups } of chapter.matchAll(part)) {
    const { before = "", indent = "", language, code } = groups ?? {};
    const words = [...before.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
    commands.push(...words.filter((word) => word.startsWith("pnpm ")));
    path =
      before
        .trimEnd()
        .split(/\n\s*\n/)
        .at(-1)
        ?.match(filePath)?.[1] ?? path;
    if (code === undefined || !path) continue;
    const text = code.replaceAll(new RegExp(`^${indent}`, "gm"), "");
    edits.push({ path, kind: language === "diff" ? "diff" : "file", text });
  }
  return { title, edits, commands };
}

/** The first path of a paragraph: what else it names is told of by the way. */
const filePath = /`((?:apps|packages|tooling)\/[^`\s]+\.\w+)`/;
