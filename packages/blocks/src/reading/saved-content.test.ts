import { describe, expect, it } from "vitest";
import { blocks } from "../definitions.ts";
import { readContent } from "./read-block.ts";

type Content = Record<string, unknown>;

/**
 * What organisers have stored: one content for every version of every type. Files are added with a
 * new version and never changed: the same content on a real site can't be changed either.
 */
const saved = import.meta.glob<Content>("./saved-content/*.json", {
  eager: true,
  import: "default",
});

const versions = blocks.flatMap(({ definition }) =>
  Array.from({ length: definition.version }, (_, index) => ({
    definition,
    name: definition.name,
    version: index + 1,
    content: saved[`./saved-content/${definition.name}.v${index + 1}.json`],
  })),
);

describe.each(versions)("$name, version $version", ({ definition, version, content }) => {
  it("is saved, and is read without errors", () => {
    if (!content) throw new Error("Save a content of this version beside the others");
    const reading = readContent(definition, { content, content_version: version });
    expect(reading).toMatchObject({ state: "ready", validation: {} });
  });

  // Whoever changes the shape of today's content raises its version and writes a migration.
  it.runIf(version === definition.version)("has the current shape, field by field", () => {
    const reading = readContent(definition, { content: content ?? {}, content_version: version });
    expect(reading).toEqual({ state: "ready", content, validation: {} });
  });

  it.runIf(version < definition.version)("has a migration to the next version", () => {
    expect(definition.migrations).toHaveProperty(String(version));
  });
});

it("every saved file belongs to a version that a block has or had", () => {
  const known = versions.map(({ name, version }) => `./saved-content/${name}.v${version}.json`);
  expect(Object.keys(saved).toSorted()).toEqual(known.toSorted());
});
