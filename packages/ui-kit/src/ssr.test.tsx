/// <reference types="vite/client" />
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { joinCases, type KitCases } from "./kit-cases.ts";
import { Calendar } from "./calendar/index.ts";
import { FullscreenGallery } from "./fullscreen-gallery/index.ts";
import { LocaleProvider, ru } from "./locale/index.ts";
import { MediaGallery } from "./media-gallery/index.ts";
import { Rating } from "./rating/index.ts";
import { Spinner } from "./spinner/index.ts";
import { TileGallery } from "./tile-gallery/index.ts";

const files = import.meta.glob<KitCases>("./*/*.cases.tsx", { eager: true, import: "cases" });
const cases = joinCases(files, "server");

test("every folder of the kit has its cases and its demo", () => {
  const demos = import.meta.glob("./*/*.demo.tsx");
  const entries = Object.keys(import.meta.glob("./*/index.ts"));
  const folders = entries.map((path) => path.split("/")[1] ?? "");
  const without = (kind: string, found: object) =>
    folders.filter((name) => !(`./${name}/${name}.${kind}.tsx` in found));
  // Functions and a provider.
  expect(without("cases", files)).toEqual(["currency", "locale"]);
  // `/demoui` itself changes the locale of all the others.
  expect(without("demo", demos)).toEqual(["locale"]);
});

test.for(Object.entries(cases))("%s is rendered on the server", ([, { element, html }]) => {
  expect(renderToString(element)).toContain(html);
});

test("a server that is not given the current day renders none", () => {
  const html = renderToString(<Calendar min="today" />);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain("data-date");
  expect(renderToString(<Calendar defaultValue="2026-06-18" />)).not.toContain("aria-current");
});

test("the server renders the language of the provider", () => {
  const html = renderToString(
    <LocaleProvider locale={ru} texts={{ spinner: { label: "Ищем туры" } }}>
      <Rating value={4.5} />
      <Spinner />
    </LocaleProvider>,
  );
  expect(html).toContain("4,5 из 5");
  expect(html).toContain("Ищем туры");
});

test("galleries send no style attribute, no frame, and nothing that is hidden without script", () => {
  const video = "https://vimeo.com/76979871";
  const html = renderToString(
    <>
      <MediaGallery items={[{ image: "/m/1" }, { image: "/m/2", video_url: video }]} />
      <TileGallery images={["/m/1", "/m/2"]} videoUrl={video} />
      <FullscreenGallery
        items={[{ image: "/m/1", video_url: video }]}
        open
        onOpenChange={() => {}}
      />
    </>,
  );
  expect(html).not.toMatch(/ style=|<iframe/);
  expect(html).not.toMatch(/<div id[^>]* inert/);
});
