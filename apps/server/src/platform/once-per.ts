/** A function that makes something once for each object that it is asked for, and keeps it as long. */
export function oncePer<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, { made: Made }>();
  return (source) => {
    const kept = known.get(source) ?? { made: make(source) };
    known.set(source, kept);
    return kept.made;
  };
}
