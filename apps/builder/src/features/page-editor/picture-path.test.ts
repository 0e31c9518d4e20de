import { mediaSchema } from "@tour/api";
import { blocksForPage, createBlock, findBlock } from "@tour/blocks/definitions";
import { writePath } from "@tour/preview-protocol";
import { is, safeParse } from "valibot";
import { expect, test } from "vitest";
import { picturePath } from "./picture-path.ts";

const other = { url: "/media/other/{size}", alt: "Другая", focal_x: 0.5, focal_y: 0.5 };

/** Paths of all photos, videos and lone pictures of a content, as the preview marks them. */
function listPictures(content: unknown, path = ""): string[] {
  if (typeof content !== "object" || content === null) return [];
  if (is(mediaSchema, content) || "focal_x" in content) return [path];
  return Object.entries(content).flatMap(([key, value]) =>
    listPictures(value, path === "" ? key : `${path}.${key}`),
  );
}

const pictures = (["main", "tour"] as const)
  .flatMap((page) => blocksForPage(page))
  .flatMap(({ definition: { type } }) => {
    const { content } = createBlock(type, 1);
    return listPictures(content).map((path) => ({ type, path, content }));
  });

test("there are blocks with photos, and blocks with single pictures", () => {
  expect(pictures.filter(({ content, path }) => picturePath(content, path) === path)).not.toEqual(
    [],
  );
  expect(pictures.filter(({ content, path }) => picturePath(content, path) !== path)).not.toEqual(
    [],
  );
});

test.for(pictures)(
  "a picture of block $type can be replaced at $path",
  ({ type, path, content }) => {
    const written = writePath(content, picturePath(content, path), other);
    const { success, output } = safeParse(findBlock(type)!.definition.content, written);
    expect(success).toBe(true);
    expect(JSON.stringify(output)).toContain(other.url);
    expect(listPictures(output)).toEqual(listPictures(content));
  },
);

test("control: a path that points at the picture itself is not a picture field", () => {
  const written = writePath(createBlock(6, 3).content, "items.0", other);
  expect(listPictures(written)).toContain("items.0");
  expect(is(mediaSchema, other)).toBe(false);
  expect(safeParse(findBlock(6)!.definition.content, written).output).not.toMatchObject({
    items: [{ image: other }],
  });
});
