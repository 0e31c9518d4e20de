import { createBlock } from "@tour/blocks/definitions";
import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { faq, named, showPanel } from "../show-side-panel.tsx";

/** Pretends a finger in place of the mouse, whose buttons are larger. */
async function useFinger() {
  const pretend = (enabled: boolean) =>
    cdp().send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 1 });
  await pretend(true);
  onTestFinished(async () => void (await pretend(false)));
  await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(true);
}

/** Blocks of a page on a phone, two of which are chosen. */
async function chooseTwo(width: number) {
  await page.viewport(width, 844);
  await useFinger();
  showPanel([faq([named("Куда?")]), createBlock(24)]);
  await page.getByRole("button", { name: "Выбрать", exact: true }).click();
  const bar = page.getByRole("group", { name: "Выбранные блоки" });
  await bar.getByRole("button", { name: "Все" }).click();
  await expect.poll(() => bar.element().textContent).toContain("2");
  return bar.element();
}

test.for([390, 360, 320])(
  "what can be done with chosen blocks fits a phone of %i px",
  async (width) => {
    const bar = await chooseTwo(width);
    const panel = bar.closest("aside")!;
    expect(panel.scrollWidth).toBe(panel.clientWidth);
    const edges = [...bar.querySelectorAll("button")].map((button) =>
      button.getBoundingClientRect(),
    );
    expect(Math.min(...edges.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(width);
  },
);

test("a message leaves what can be done with chosen blocks its room at the window's end", async () => {
  const bar = await chooseTwo(390);
  await page.getByRole("button", { name: "Скрыть", exact: true }).click();
  const message = page.getByText(/^Скрыто блоков:\s2$/);
  await expect.element(message).toBeVisible();
  const toast = message.element().closest("[data-tone]")!;
  const room = () => innerHeight - toast.getBoundingClientRect().bottom;
  await expect.poll(room).toBeGreaterThanOrEqual(bar.getBoundingClientRect().height);
});
