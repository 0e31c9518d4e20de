/** A source file: where it is, and what stands in it. */
export interface Source {
  path: string;
  text: string;
}

/** A call whose name is put together when it is made: no word of the source says which one it is. */
const madeUp = /\b(?:client|\w+Client)(?:\?\.)?\[(?![\]"'])/;

/** The calls whose names stand in the sources. Throws where a source makes calls by names that don't. */
export function pickNamed<Route>(
  routes: Readonly<Record<string, Route>>,
  sources: readonly Source[],
): Record<string, Route> {
  const guess = sources.find(({ text }) => madeUp.test(text));
  if (guess) {
    throw new Error(
      `${guess.path}: name the call of the client; client[…] would not be in the build`,
    );
  }
  const words = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  return Object.fromEntries(Object.entries(routes).filter(([name]) => words.has(name)));
}
