import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { MediaFile } from "@tour/api";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PictureDetails } from "./picture-details.tsx";

vi.mock("../api/client.ts", () => ({ client: { getMediaUsage: () => new Promise(() => {}) } }));

/** The room of a picture of so many px, whose file does not come. */
async function show(width: number, height: number): Promise<DOMRect> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const url = URL.createObjectURL(new Blob([], { type: "image/webp" }));
  const image = { url, alt: "Озеро" } as MediaFile["image"];
  const file = { id: "picture", name: "Озеро", width, height, image } as MediaFile;
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <PictureDetails
        organizerId={7}
        file={file}
        close={() => {}}
        removed={() => {}}
        leave={() => {}}
      />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole("img", { name: "Озеро" })).toBeInTheDocument();
  const room = page.getByRole("img", { name: "Озеро" }).element().getBoundingClientRect();
  root.unmount();
  place.remove();
  return room;
}

test.each([
  [390, 844],
  [1280, 800],
])("at %i px a picture has its room before it is loaded, in its own ratio", async (wide, high) => {
  await page.viewport(wide, high);
  const room = await show(3000, 2000);
  expect(room.height).toBeGreaterThan(100);
  expect(room.width / room.height).toBeCloseTo(1.5, 1);
  expect(room.width).toBeLessThanOrEqual(wide);
  const small = await show(120, 80);
  expect(small.width, "a small one is not enlarged").toBeCloseTo(120, 0);
  const tall = await show(1000, 4000);
  expect(tall.height, "a tall one stays on the screen").toBeLessThanOrEqual(high * 0.4 + 1);
  expect(tall.width / tall.height).toBeCloseTo(0.25, 1);
});
