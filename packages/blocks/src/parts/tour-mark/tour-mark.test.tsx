import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { findBlock } from "../../definitions.ts";
import { everyVariant } from "../../every-variant.gen.ts";
import type { TourField } from "../../page-data/tour-fields.ts";
import { BlockContent } from "../../render/block-content.tsx";
import { prepareBlock } from "../../render/prepare-block.ts";
import { makeSamplePage } from "../../sample/sample-page.ts";
import { markTours } from "./tour-mark.ts";

/** What can be changed where it stands, whatever the layout, by the block's name. */
const shown: Record<string, TourField[]> = {
  tours: ["date", "price", "title"],
  "other-tours": ["date", "price", "title"],
  schedule: ["date", "price", "seats", "title"],
  "tour-intro": ["date", "description", "price", "subtitle", "title"],
  program: ["day", "day-text", "distance", "lodging", "meals"],
  dates: ["date", "price", "seats"],
  price: ["price"],
  guides: ["guide"],
};

const cases = everyVariant.flatMap(({ type, variant }) => {
  const { definition } = findBlock(type)!;
  const fields = shown[definition.name];
  const name = `${definition.name} ${variant.info.number}`;
  return fields ? [{ name, fields, type, variant, definition }] : [];
});

describe.each(cases)("$name", ({ fields, type, variant, definition }) => {
  const page = makeSamplePage(definition.pages.includes("tour") ? "tour" : "main");
  const sample = definition.sample as object;
  const content = definition.name === "guides" ? { ...sample, source: "tour" } : sample;
  const prepared = prepareBlock(
    {
      ...{ id: "one", type, variant: variant.info.number, version: definition.version },
      ...{ anchor: "", is_hidden: false, content },
    } as never,
    page,
  );
  const show = (isMarking: boolean) => {
    if (typeof prepared === "string") throw new Error(`The sample is ${prepared}`);
    markTours(isMarking);
    try {
      return renderToString(<BlockContent variant={variant} props={prepared.props} />);
    } finally {
      markTours(false);
    }
  };

  it("names each piece of a tour that it shows where tours are edited", () => {
    const marks = show(true).matchAll(/data-tour="(\d+)" data-tour-field="([\w-]+)"/g);
    const found = [...marks].map(([, tour, field]) => ({ tour: Number(tour), field }));
    const known = [...page.tours, page.tour].flatMap((tour) => tour?.id ?? []);
    expect([...new Set(found.map(({ field }) => field))]).toEqual(expect.arrayContaining(fields));
    for (const { tour } of found) expect(known).toContain(tour);
  });

  it("carries no mark on a page of visitors", () => {
    expect(show(false)).not.toContain("data-tour");
  });
});
