import { ApiError } from "@tour/api";
import type { MediaFile } from "@tour/api";
import { createRoot } from "react-dom/client";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PictureDrop } from "./picture-drop.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { pictureQueue } from "./picture-uploads.ts";

const server = vi.hoisted(() => ({ uploadMedia: vi.fn() }));
vi.mock("../api/client.ts", () => ({ client: server }));

afterEach(() => pictureQueue.clear());

const picture = (name: string) => new File([name], name, { type: "image/jpeg" });
/** One that a browser can measure. */
async function square(name: string, side: number): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d");
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

/** Two places of one screen, one within the other, and the queue; the server refuses one file once. */
function show(refusedOnce: string) {
  const refused = new Set([refusedOnce]);
  server.uploadMedia.mockImplementation(async ({ body }: { body: { file: File } }) => {
    const { name } = body.file;
    const is_known = name.startsWith("known");
    if (!refused.delete(name)) return { data: { id: name, name: "Озеро", is_known } };
    throw new ApiError({ status: 503, url: "", body: { message: "Нет места", validation: {} } });
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const taken: Record<string, string[][]> = { gallery: [], entry: [], icon: [] };
  const note = (name: string) => (pictures: MediaFile[]) =>
    void taken[name]!.push(pictures.map(({ id }) => id));
  root.render(
    <>
      <PictureDrop organizerId={7} purpose="gallery" multiple taken={note("gallery")}>
        <p>Галерея</p>
        <PictureDrop organizerId={7} purpose="entry" taken={note("entry")}>
          <p>Запись</p>
        </PictureDrop>
      </PictureDrop>
      <PictureDrop
        {...{ organizerId: 7, purpose: "icon", taken: note("icon") }}
        refuse={({ width, height }) => (width < 48 ? `Мала: ${width} × ${height}` : undefined)}
      >
        <p>Значок</p>
      </PictureDrop>
      <PicturePanel />
    </>,
  );
  return taken;
}

async function drag(type: "dragover" | "drop", text: string, files: File[]) {
  const target = page.getByText(text, { exact: true });
  await expect.element(target).toBeInTheDocument();
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.element().dispatchEvent(event);
  return event;
}

test("files dropped on a list come together in their order; a failed one is named, and comes at another try", async () => {
  const taken = show("b.jpg");
  const notes = new File(["a"], "notes.txt", { type: "text/plain" });
  await drag("drop", "Галерея", [picture("a.jpg"), picture("b.jpg"), notes, picture("c.jpg")]);
  await expect.poll(() => taken.gallery).toEqual([["a.jpg", "c.jpg"]]);
  await expect.element(page.getByText("Нет места")).toBeVisible();
  await expect.element(page.getByText(/^Это не картинка/)).toBeVisible();
  expect(page.getByRole("button", { name: /again/ }).all(), "a text never fits").toHaveLength(1);
  await userEvent.click(page.getByRole("button", { name: "Upload b.jpg again" }));
  await expect.poll(() => taken.gallery).toEqual([["a.jpg", "c.jpg"], ["b.jpg"]]);
});

test("an entry of a list takes what is dropped on it, and one file only", async () => {
  const taken = show("");
  await drag("dragover", "Галерея", [picture("a.jpg")]);
  await expect.element(page.getByText("Отпустите: картинки добавятся сюда")).toBeVisible();
  await drag("dragover", "Запись", [picture("a.jpg")]);
  await expect.element(page.getByText("Отпустите: картинка встанет сюда")).toBeVisible();
  expect(page.getByText("Отпустите: картинки добавятся сюда").all()).toHaveLength(0);
  await drag("drop", "Запись", [picture("a.jpg"), picture("b.jpg")]);
  await expect.poll(() => taken.entry).toEqual([["a.jpg"]]);
  expect(taken.gallery).toEqual([]);
});

test("a file that the library has is put where it was dropped, and is said to be there already", async () => {
  const taken = show("");
  await drag("drop", "Галерея", [picture("known.jpg"), picture("new.jpg")]);
  await expect.poll(() => taken.gallery).toEqual([["known.jpg", "new.jpg"]]);
  await expect.element(page.getByText("Уже есть в библиотеке, взята она: «Озеро»")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Убрать из списка known.jpg" }));
  expect(page.getByText("known.jpg").all()).toHaveLength(0);
});

test("a picture too small for its place is named with its size, and never comes into the library", async () => {
  const taken = show("");
  server.uploadMedia.mockClear();
  await drag("drop", "Значок", [await square("small.png", 16)]);
  await expect.element(page.getByText("Мала: 16 × 16")).toBeVisible();
  await drag("drop", "Значок", [await square("fit.png", 64)]);
  await expect.poll(() => taken.icon).toEqual([["fit.png"]]);
  // What can't be measured here is left to the server.
  await drag("drop", "Значок", [picture("odd.jpg")]);
  await expect.poll(() => taken.icon).toEqual([["fit.png"], ["odd.jpg"]]);
  expect(server.uploadMedia).toHaveBeenCalledTimes(2);
});

test("a file that misses its place is not opened by the browser", async () => {
  show("");
  await expect.element(page.getByText("Галерея")).toBeVisible();
  const miss = () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(picture("a.jpg"));
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
    return drop.defaultPrevented;
  };
  await expect.poll(miss).toBe(true);
});
