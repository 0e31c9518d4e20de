/** A function that makes something once for each object that it is asked for, and keeps it as long. */
export function memoizeWeak<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    const kept = known.get(source);
    if (kept !== undefined) return kept;
    const made = make(source);
    known.set(source, made);
    return made;
  };
}
