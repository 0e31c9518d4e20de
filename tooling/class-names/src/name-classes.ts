import { relative, sep } from "node:path";

/** Without vowels no name is a word: lists of advertisements to hide know `.ad1`. */
const letters = "bcdfghjklmnpqrstvwxz";

/** The folder's CSS modules in an order of their own, by letters: `bb`, `bc` ... */
function nameFiles(files: readonly string[]): Map<string, string> {
  const toLetters = (index: number): string =>
    index < 0
      ? ""
      : toLetters(Math.floor(index / letters.length) - 1) + letters[index % letters.length];
  // From the first name of two letters on.
  return new Map(files.toSorted().map((file, index) => [file, toLetters(index + letters.length)]));
}

/**
 * Names classes of CSS modules by their file and their number in it: `bk12`. Vite's own names carry
 * a hash, which compresses badly, on every element of a page and once more in its styles.
 *
 * Server and browser are built apart, so that the names hang on nothing but `files`, the paths of
 * all modules from `root`, and on the order of classes within a file. Throws for other files.
 */
export function nameClasses(root: string, files: readonly string[]) {
  const fileNames = nameFiles(files);
  const numbers = new Map<string, Map<string, number>>();
  return (name: string, path: string): string => {
    const file = relative(root, path.split("?")[0] ?? path)
      .split(sep)
      .join("/");
    const fileName = fileNames.get(file);
    if (fileName === undefined) throw new Error(`${file} is not among the CSS modules of ${root}`);
    const known = numbers.get(file) ?? new Map<string, number>();
    numbers.set(file, known);
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    return `${fileName}${number}`;
  };
}
