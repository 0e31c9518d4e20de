import { programmeLimits } from "@tour/api";
import type { Programme, ProgrammeFinding, ProgrammePassage } from "@tour/api";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { takeUpload } from "../media/take-upload.ts";
import { requireOrganizer } from "../organizers/require-organizer.ts";
import { programmeTexts as texts } from "./programme.texts.ts";
import { programmes } from "./programme.table.ts";
import { readInChild } from "./read-in-child.ts";
import type { UnderstoodDocument } from "./read-in-child.ts";
import type { DocumentPassage } from "./reading/document.ts";
import { viewProgramme } from "./view-programme.ts";

const maxNameLength = 200;
/** Of a picture that is shown: what has a shorter side is a logo or a bullet, in px. */
const minSide = 300;

/** A picture as it came into the library, or why it did not. */
type Taken =
  | { image: NonNullable<ProgrammePassage["image"]>; isSmall: boolean }
  | { problem: string };

/** Reads a document, takes its pictures, and keeps both with what was found. */
export async function readProgramme(
  context: RequestContext,
  organizerId: number,
  file: File,
): Promise<Programme> {
  if (file.size > programmeLimits.bytes) throw new Refusal("too_large", texts.tooLarge);
  await requireOrganizer(context.db, organizerId);
  const read = await readInChild(new Uint8Array(await file.arrayBuffer()));
  const taken: Taken[] = [];
  // One after another: each is decoded and encoded anew.
  for (const picture of read.pictures) taken.push(await take(context, organizerId, picture));
  const [row] = await context.db
    .insert(programmes)
    .values({
      organizerId,
      userId: accountOf(context).id,
      fileName: nameOf(file),
      format: read.format,
      passages: read.passages.map((passage) => toPassage(passage, taken)),
      ...place(read, taken),
    })
    .returning({ id: programmes.id });
  if (!row) throw new Error("The database kept no programme");
  return viewProgramme(context.db, { id: row.id, organizerId });
}

/** Without folders, and without characters that no database keeps. */
const nameOf = ({ name }: File): string =>
  name.split(/[\\/]/).at(-1)!.replaceAll("\0", "").slice(0, maxNameLength).toWellFormed();

async function take(
  context: RequestContext,
  organizerId: number,
  { name, bytes }: UnderstoodDocument["pictures"][number],
): Promise<Taken> {
  try {
    const { image, width, height } = await takeUpload(context, { organizerId, name, bytes });
    return { image, isSmall: Math.min(width, height) < minSide };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}

function toPassage({ kind, text, picture }: DocumentPassage, taken: Taken[]): ProgrammePassage {
  if (kind !== "picture") return { kind, text };
  if (picture === "elsewhere" || picture === undefined) {
    return { kind, text, problem: texts.elsewhere };
  }
  if (picture === "too many") {
    return { kind, text, problem: texts.tooManyPictures(programmeLimits.pictures) };
  }
  const one = taken[picture]!;
  return "image" in one ? { kind, text, image: one.image } : { kind, text, problem: one.problem };
}

/** What goes where: pictures that did not come, or are no photos, have no place in the tour. */
function place({ passages, understood }: UnderstoodDocument, taken: Taken[]) {
  const isShown = (passage: number) => {
    const { picture } = passages[passage]!;
    const one = typeof picture === "number" ? taken[picture] : undefined;
    return one !== undefined && "image" in one && !one.isSmall;
  };
  const isPlaced = ({ field, passages: [first] }: (typeof understood.found)[number]) =>
    field !== "picture" || isShown(first!);
  const findings = understood.found
    .filter(isPlaced)
    .map((found, index): ProgrammeFinding => ({ id: `f${index}`, ...found, is_taken: true }));
  const left = understood.found.filter((found) => !isPlaced(found)).flatMap((one) => one.passages);
  const rest = [...new Set([...understood.rest, ...left])].toSorted((a, b) => a - b);
  return { findings, rest };
}
