import type { GenericSchema } from "valibot";
import { readLimits } from "@tour/validation/valibot";
import { fieldHints } from "./field.ts";

/** Where pictures can be put in a block's content. */
export interface PicturePlace {
  /** Dotted path in the content, for example `items.2.photo`. */
  path: string;
  /** `media` may be a video, whose picture is a part of it; `list` takes several. */
  kind: "image" | "media" | "list";
  /** How many more a list takes; 0 for one place, whose picture is replaced. */
  room: number;
  /** Whether it is an entry of a list of pictures. */
  isEntry: boolean;
}

interface Shape {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
}

const unwrap = (schema: GenericSchema): GenericSchema => {
  const { wrapped } = schema as unknown as Shape;
  return wrapped ? unwrap(wrapped) : schema;
};

const isOfPictures = (item: GenericSchema) => fieldHints(item)?.editor === "media";

/** Every place for pictures in a content, filled or not, in the order of the form. */
export function listPicturePlaces(schema: GenericSchema, content: unknown): PicturePlace[] {
  return placesAt(schema, content, "", false);
}

function placesAt(
  schema: GenericSchema,
  value: unknown,
  path: string,
  isEntry: boolean,
): PicturePlace[] {
  const editor = fieldHints(schema)?.editor;
  if (editor === "image" || editor === "media") return [{ path, kind: editor, room: 0, isEntry }];
  const inner = unwrap(schema);
  const { entries, item } = inner as unknown as Shape;
  const at = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (item) {
    const items = Array.isArray(value) ? (value as unknown[]) : [];
    const entriesOf = items.flatMap((one, index) =>
      placesAt(item, one, at(index), isOfPictures(item)),
    );
    if (!isOfPictures(item)) return entriesOf;
    const room = Math.max(0, (readLimits(inner).maxLength ?? Infinity) - items.length);
    return [{ path, kind: "list", room, isEntry: false }, ...entriesOf];
  }
  return Object.entries(entries ?? {}).flatMap(([key, entry]) =>
    placesAt(entry, (value as Record<string, unknown> | null | undefined)?.[key], at(key), false),
  );
}

/** Why dropped pictures can't be put where they were let go. */
export type NoPlaceReason = "no-pictures" | "several-places" | "takes-one" | "is-full";

/**
 * Where pictures go that are dropped on a block: one on a picture takes its place; several, or one
 * beside the pictures, go into the list; beside a lone picture, one takes its place.
 *
 * @param at The path of the picture that they were dropped on.
 */
export function findPicturePlace(
  places: readonly PicturePlace[],
  at: string | undefined,
  count: number,
): PicturePlace | NoPlaceReason {
  const hit = places.find(({ path }) => path === at);
  if (hit && count === 1) return hit;
  const list = hit?.isEntry
    ? places.find(({ path, kind }) => kind === "list" && hit.path.startsWith(`${path}.`))
    : undefined;
  if (hit && !list) return "takes-one";
  const candidates = list ? [list] : places.filter(({ isEntry }) => !isEntry);
  const [only] = candidates;
  if (!only) return "no-pictures";
  if (candidates.length > 1) return "several-places";
  if (only.kind === "list") return only.room > 0 ? only : "is-full";
  return count === 1 ? only : "takes-one";
}
