import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { BlockContent } from "../render/block-content.tsx";
import { prepareBlock } from "../render/prepare-block.ts";
import { makeSamplePage } from "../sample/sample-page.ts";
import { withSampleMedia } from "../story/with-sample-media.ts";
import { variant } from "./variants/1-folds.tsx";
import { program } from "./program.block.ts";
import type { TourRoute } from "@tour/api";

interface ProgramStoryProps {
  /** What becomes of the sample's route. */
  change: (route: TourRoute) => TourRoute | null;
}

/** The programme of the sample's tour with another route. */
function ProgramStory({ change }: ProgramStoryProps) {
  const page = withSampleMedia(makeSamplePage("tour"));
  const tour = page.tour && { ...page.tour, route: change(page.tour.route!) };
  const block = {
    ...{ id: "story", type: program.type, variant: 1, status: 2 as const, is_hidden: false },
    ...{ anchor: "", content_version: program.version, content: { ...program.sample } },
  };
  const prepared = prepareBlock(block, { ...page, tour }, { isPreview: true });
  if (typeof prepared === "string") throw new Error(`The sample is ${prepared}`);
  return (
    <section>
      <BlockContent variant={variant} props={prepared.props} />
    </section>
  );
}

const meta = {
  title: "Блоки/14 Программа/Маршрут",
  component: ProgramStory,
} satisfies Meta<typeof ProgramStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SlidByPointer: Story = {
  args: { change: (route) => route },
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole("slider", { name: "Место на маршруте" });
    // What keys do to it is the browser's own: the site's tests press them.
    fireEvent.change(slider, { target: { value: 400 } });
    await expect(slider).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^День\s6\. Спуск в долину · \d+\sкм\sот\sстарта · 1\s150\sм$/),
    );
    const box = slider.getBoundingClientRect();
    const at = (share: number) => ({
      pointerType: "mouse",
      clientX: box.left + box.width * share,
      clientY: box.top + box.height / 2,
    });
    fireEvent.pointerMove(slider, at(0));
    await expect(slider).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^День\s2\..* 0\sкм/),
    );
    // A finger that only passes over it means the page.
    fireEvent.pointerMove(slider, { ...at(1), pointerType: "touch", buttons: 0 });
    await expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^День\s2\./));
    fireEvent.pointerMove(slider, { ...at(1), pointerType: "touch", buttons: 1 });
    await expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^День\s6\./));
    const map = canvas.getByRole("img", { name: /^Карта маршрута/ });
    const onMap = map.getBoundingClientRect();
    const start = canvasElement.querySelector("[class*=start]")!.getBoundingClientRect();
    await expect(onMap.width).toBeCloseTo(onMap.height, 0);
    fireEvent.pointerMove(map, {
      pointerType: "mouse",
      clientX: start.left + start.width / 2,
      clientY: start.top + start.height / 2,
    });
    await expect(slider).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^День\s2\..* 0\sкм/),
    );
  },
};

export const WithoutHeights: Story = {
  args: {
    change: (route) => ({
      ...route,
      points: route.points.map(([latitude, longitude, , km]) => [
        latitude,
        longitude,
        null,
        km,
        0,
        0,
      ]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Путь по дням" })).toBeVisible();
    await expect(canvas.queryByText("Набор высоты")).toBeNull();
    const slider = await canvas.findByRole("slider", { name: "Место на маршруте" });
    fireEvent.change(slider, { target: { value: 400 } });
    await expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/старта$/));
  },
};

export const WithoutRoute: Story = {
  args: { change: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.getAllByText("Палатки у озера")[0]).toBeVisible();
  },
};
