import type { Entries, Standard } from "./asvs.ts";
import type { Mark } from "./read-marks.ts";

interface Read {
  standard: Standard;
  entries: Entries;
  marks: readonly Mark[];
  /** Whether the project has this file. */
  hasFile: (path: string) => boolean;
}

/** What is wrong with marks and entries: unknown numbers, requirements that nothing is said of, contradictions. */
export function listFaults({ standard, entries, marks, hasFile }: Read): string[] {
  const ids = standard.chapters.flatMap(({ requirements }) => requirements.map(([id]) => id));
  const known = new Set(ids);
  const marked = new Set(marks.flatMap((mark) => mark.ids));
  const of = (list: readonly string[], say: (id: string) => string | false) =>
    list.flatMap((id) => say(id) || []);
  return [
    ...of(
      ids,
      (id) => !marked.has(id) && !entries[id] && `${id}: no test has its mark, and it has no entry`,
    ),
    ...marks.flatMap((mark) =>
      of(mark.ids, (id) => !known.has(id) && `${id}: marked in ${mark.file}, but not known`),
    ),
    ...of(Object.keys(entries), (id) => !known.has(id) && `${id}: has an entry, but is not known`),
    ...Object.entries(entries).flatMap(([id, { state, files = [], reason }]) => [
      ...of(files, (file) => !hasFile(file) && `${id}: ${file} is not there`),
      ...(state === "file" && files.length === 0 ? [`${id}: no file is named`] : []),
      ...(state === "none" && marked.has(id)
        ? [`${id}: does not apply, but tests have its mark`]
        : []),
      ...(/^[A-Z`].+[^.]\.$/s.test(reason) ? [] : [`${id}: the reason should be a sentence`]),
    ]),
  ];
}
