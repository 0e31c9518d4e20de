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

const film = { url: `/media/${"f".repeat(22)}/film`, type: "mp4" as const, name: "Алтай.mp4" };
const page = makeSamplePage("main");

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
