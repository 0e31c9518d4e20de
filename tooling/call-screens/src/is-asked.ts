/** Whether a file makes a call: by the client, by a form of its area, or by its path. */
export function isAsked(call: { name: string; path: string }, file: string): boolean {
  const byName = new RegExp(`\\.${call.name}\\(|\\b(?:client|\\w+Calls)\\.${call.name}\\b`);
  return byName.test(file) || asksByPath(call.path, file);
}

/** A path that a server only passes on is no screen of it. */
function asksByPath(path: string, file: string): boolean {
  // A longer path that begins alike is another one.
  const isIn = (line: string) =>
    line
      .split(path)
      .slice(1)
      .some((rest) => !/^[\w-]/.test(rest));
  return file
    .split("\n")
    .some((line) => /["'`]/.test(line) && isIn(line) && !/\bapp\.(get|post|all)\(/.test(line));
}
