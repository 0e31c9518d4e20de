import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { startersForPage } from "@tour/blocks/starters";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page as browserPage, userEvent } from "vitest/browser";
import { texts } from "../texts/ru.ts";
import { StarterPicker } from "./starter-picker.tsx";

let root: Root | undefined;
let place: HTMLElement | undefined;

afterEach(() => {
  root?.unmount();
  place?.remove();
});

interface DemoProps {
  page: "main" | "tour";
  hasBlank?: boolean;
  tell?: (name: string | null) => void;
}

function Demo({ tell, ...props }: DemoProps) {
  const [value, setValue] = useState<string | null>(startersForPage(props.page)[0]!.name);
  const choose = (name: string | null) => {
    setValue(name);
    tell?.(name);
  };
  return <StarterPicker {...props} value={value} choose={choose} showsPreset />;
}

async function show(props: DemoProps): Promise<HTMLElement> {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(<Demo {...props} />);
  await expect.element(browserPage.getByRole("group")).toBeInTheDocument();
  return place;
}

const radio = (name: string) => browserPage.getByRole("radio", { name });

test.each(["main", "tour"] as const)(
  "each starter of a %s page is a choice with its own picture, title and words",
  async (page) => {
    const shown = await show({ page });
    const pictures = [...shown.querySelectorAll("img")];
    await Promise.all(pictures.map((picture) => picture.decode()));
    expect(pictures.map(({ naturalWidth }) => naturalWidth)).toEqual([480, 480, 480]);
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(3);
    for (const { title, description } of startersForPage(page)) {
      await expect
        .element(radio(title))
        .toHaveAccessibleDescription(expect.stringContaining(description));
    }
    await expect.element(radio(texts.starters.blank)).not.toBeInTheDocument();
  },
);

test("arrows move through the starters to the blank page, and wrap around", async () => {
  const tell = vi.fn();
  await show({ page: "main", hasBlank: true, tell });
  await userEvent.tab();
  await expect.element(radio("Тропа")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(tell.mock.calls.map(([name]) => name)).toEqual(["weekend", "voyage", null, "trail"]);
  await expect.element(radio("Тропа")).toBeChecked();
});

test("a click anywhere on the picture selects the starter", async () => {
  const tell = vi.fn();
  const shown = await show({ page: "main", hasBlank: true, tell });
  await userEvent.click(shown.querySelectorAll("img")[2]!);
  expect(tell).toHaveBeenLastCalledWith("voyage");
  await userEvent.click(shown.querySelector("[data-blank]")!);
  expect(tell).toHaveBeenLastCalledWith(null);
  await expect.element(radio(texts.starters.blank)).toBeChecked();
});

test.each([320, 375, 768])("at %i px two pictures or more stand side by side", async (width) => {
  await browserPage.viewport(width, 700);
  const shown = await show({ page: "main", hasBlank: true });
  const [first, second] = [...shown.querySelectorAll("label")].map((label) =>
    label.getBoundingClientRect(),
  );
  expect(second!.top).toBe(first!.top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(first!.width).toBeGreaterThan(120);
  await browserPage.viewport(1280, 800);
});
