import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { everyVariant } from "../every-variant.gen.ts";
import { BlockContent } from "../render/block-content.tsx";
import { typograph } from "../format/typography.ts";
import { prepareSample } from "../story/prepare-sample.ts";
import { texts as allTexts } from "../texts/ru.ts";
import { sampleReviews } from "../sample/sample-reviews.ts";
import { reviews } from "./reviews.block.ts";

const texts = allTexts.reviews;
const variants = everyVariant.filter(({ type }) => type === reviews.type);

function show({ type, variant }: (typeof variants)[number]): string {
  const prepared = prepareSample(type, variant.info.number);
  if (typeof prepared === "string") throw new Error(`The sample is ${prepared}`);
  return renderToString(<BlockContent variant={variant} props={prepared.props} />);
}

describe.each(variants.map((entry) => ({ name: entry.variant.info.title, entry })))(
  "$name",
  ({ entry }) => {
    const html = show(entry);
    const said = html.replaceAll(/<[^>]*>/g, " ");

    it("has the organiser's answers, and says of guests' reviews alone that they travelled", () => {
      const replies = sampleReviews.flatMap(({ reply }) => reply ?? []);
      expect(replies.length).toBeGreaterThan(0);
      for (const { text } of replies) expect(said).toContain(typograph(text));
      const verified = sampleReviews.filter((review) => review.is_verified);
      expect(verified.length).toBeLessThan(sampleReviews.length);
      expect(said.split(texts.verified)).toHaveLength(verified.length + 1);
    });

    it("has the ratings by aspects", () => {
      expect(said).toContain(texts.aspects.guide);
      expect(said).toContain(texts.aspects.accommodation);
    });

    it("opens each photo over the window, and leads to it without a script", () => {
      const photos = sampleReviews.flatMap((review) => review.photos);
      expect(html.split("data-gallery-item=")).toHaveLength(photos.length + 1);
    });
  },
);
