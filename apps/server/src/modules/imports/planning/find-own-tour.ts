import type { ImportProblem } from "@tour/api";
import { importTexts } from "../import.texts.ts";
import { titleOf } from "../reading/field-titles.ts";
import type { ImportedTour } from "../reading/imported-tour.ts";
import { toTitleKey } from "../reading/title-key.ts";

/** By what an organiser's tours are known. */
export interface OwnTours {
  /** Those of the past, too. */
  bySlug: ReadonlyMap<string, number>;
  byExternalId: ReadonlyMap<string, number>;
  byTitle: ReadonlyMap<string, readonly number[]>;
}

/**
 * Which tour of the organiser's a file speaks of: by our address, by the number that the other system
 * gave it, by its title. No id for a new one.
 */
export function findOwnTour(
  { row, slug, externalId, fields }: ImportedTour,
  own: OwnTours,
): { id?: number; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  if (slug !== undefined) {
    // Whoever copies an address copies all of it.
    const id = own.bySlug.get(slug.replace(/\/+$/, "").split("/").at(-1)!);
    if (id !== undefined) return { id, problems };
    const column = titleOf("slug");
    problems.push({ row, column, level: "warning", text: importTexts.unknownSlug });
  }
  const known = externalId === undefined ? undefined : own.byExternalId.get(externalId);
  if (known !== undefined) return { id: known, problems };
  const ids = own.byTitle.get(toTitleKey(fields.title ?? "")) ?? [];
  if (ids.length > 1) {
    const column = titleOf("title");
    problems.push({ row, column, level: "error", text: importTexts.sameTitle });
  }
  return ids.length === 1 ? { id: ids[0]!, problems } : { problems };
}
