/** Whether a file makes a call: by the client, by a form of its area, or by its path. */
export function isAsked(call: { name: string; path: string }, file: string): boolean {
  const byName = new RegExp(`\\.${call.name}\\(|\\b(?:client|\\w+Calls)\\.${call.name}\\b`);
  return byName.test(file) || asksByPath(call.path, file);
}

/** A path that a server only passes on is no screen of it. */
function asksByPath(path: string, file: string): boolean {
  const wholePath = new RegExp(`${RegExp.escape(path)}(?![\\w-])`);
  return file
    .split("\n")
    .some(
      (line) => /["'`]/.test(line) && wholePath.test(line) && !/\bapp\.(get|post|all)\(/.test(line),
    );
}
