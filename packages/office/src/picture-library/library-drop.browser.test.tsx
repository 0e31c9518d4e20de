import "@tour/ui-kit/styles.css";
import "../styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "../api/query-client.ts";
import { pictureTexts } from "../texts/pictures.ru.ts";
import { PictureLibrary } from "./picture-library.tsx";
import { pictureQueue } from "./picture-uploads.ts";

const server = vi.hoisted(() => ({ uploadMedia: vi.fn(), listMedia: vi.fn() }));
vi.mock("../api/client.ts", () => ({ client: server }));

afterEach(() => {
  pictureQueue.clear();
  queryClient.clear();
});

const file = (id: string) => ({
  ...{ id, name: id, width: 900, height: 600 },
  image: { url: `/media/${id}/{size}`, alt: id, focal_x: 0.5, focal_y: 0.5 },
});

/** A library with one picture, over a place that takes files itself, as a field does. */
function show() {
  server.listMedia.mockResolvedValue({ data: [file("lake")], pagination: { page: 1, pages: 1 } });
  server.uploadMedia.mockImplementation(async ({ body }: { body: { file: File } }) => ({
    data: file(body.file.name),
  }));
  const [choose, missed] = [vi.fn(), vi.fn()];
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <div onDrop={(event) => !event.defaultPrevented && missed()}>
          <PictureLibrary organizerId={7} open close={() => {}} choose={choose} />
        </div>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { choose, missed };
}

function drag(type: "dragover" | "drop", target: Element): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["a"], "new.jpg", { type: "image/jpeg" }));
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

test("a file that is dropped on the pictures comes into the library, and it is said before", async () => {
  const { choose, missed } = show();
  const picture = page.getByRole("img", { name: "lake" });
  await expect.element(picture).toBeInTheDocument();
  drag("dragover", picture.element());
  const promise = page.getByText(pictureTexts.dropSeveral);
  await expect.element(promise).toBeVisible();
  const dialog = page.getByRole("dialog").element().getBoundingClientRect();
  const marked = promise.element().getBoundingClientRect();
  expect([marked.top, marked.height]).toEqual([dialog.top, dialog.height]);

  drag("drop", picture.element());
  await expect.poll(() => choose.mock.calls.map(([one]) => one.id)).toEqual(["new.jpg"]);
  expect(promise.elements()).toEqual([]);
  expect(missed).not.toHaveBeenCalled();
});
