import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PropsOf } from "../../definition/define-variant.ts";
import { mainIntro } from "../../main-intro/main-intro.block.ts";
import { variant as fullScreen } from "../../main-intro/variants/1-full-screen.tsx";
import { variant as split } from "../../main-intro/variants/2-split.tsx";
import { variant as framed } from "../../main-intro/variants/3-frame.tsx";
import { selectPageFacts } from "../../page-data/page-data.ts";
import { makeSamplePage } from "../../sample/sample-page.ts";

import { tourIntro } from "../../tour-intro/tour-intro.block.ts";
import { variant as photoFacts } from "../../tour-intro/variants/1-photo-facts.tsx";
import { variant as gallery } from "../../tour-intro/variants/2-gallery.tsx";
import { variant as splitCard } from "../../tour-intro/variants/3-split-card.tsx";

const film = { url: `/media/${"f".repeat(22)}/film`, type: "mp4" as const, name: "Алтай.mp4" };
const page = makeSamplePage("main");
const tourPage = makeSamplePage("tour");

interface DrawnTour {
  isPreview?: boolean;
  film?: typeof film | null;
}

function drawTour({ component }: typeof photoFacts, { isPreview, film: own = null }: DrawnTour) {
  const Component = component as (props: PropsOf<typeof tourIntro>) => ReactNode;
  const content = { ...tourIntro.sample, film: own };
  const data = tourIntro.selectData(tourPage, content);
  const facts = { ...selectPageFacts(tourPage), isPreview };
  return renderToStaticMarkup(<Component id="intro" content={content} data={data} page={facts} />);
}

test.each([photoFacts, gallery, splitCard])(
  "$info.title of a tour has a place for its film, and a sign of it in the builder's preview",
  (variant) => {
    const html = drawTour(variant, { film });
    expect(html.match(/data-film="/g)).toHaveLength(1);
    expect(html).toMatch(/<button[^>]*hidden[^>]*data-film-button/);
    expect(html).not.toContain("На сайте здесь играет видео");
    const preview = drawTour(variant, { film, isPreview: true });
    expect(preview.match(/role="img"[^>]*aria-label="На сайте здесь играет видео"/g)).toHaveLength(
      1,
    );
    expect(preview).not.toContain("data-film-button");
    expect(drawTour(variant, {})).not.toContain("film");
  },
);

test.each([fullScreen, split, framed])(
  "$info.title has a place for its film and a hidden button, and asks for nothing by itself",
  ({ component }) => {
    const Component = component as (props: PropsOf<typeof mainIntro>) => ReactNode;
    const draw = (over: Partial<typeof mainIntro.sample>) => {
      const content = { ...mainIntro.sample, ...over };
      const data = mainIntro.selectData(page, content);
      return renderToStaticMarkup(
        <Component id="intro" content={content} data={data} page={selectPageFacts(page)} />,
      );
    };
    const html = draw({ film });
    expect(html.match(/data-film="/g)).toHaveLength(1);
    expect(html).toMatch(/<button[^>]*hidden[^>]*data-film-button/);
    expect(html).not.toMatch(/<video|src="[^"]*film/);
    expect(draw({ film: null })).not.toContain("film");
    // Without its poster there is nothing to play over.
    expect(draw({ film, media: null })).not.toContain("film");
  },
);
