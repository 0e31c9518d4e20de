import { ApiError } from "@tour/api";
import type { CallOptions } from "@tour/api";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UploadDrop } from "./upload-drop.tsx";
import { useUploads } from "./use-uploads.ts";

interface Sent {
  name: string;
  options: CallOptions;
  take: () => void;
  refuse: (message: string) => void;
}

/** Shows a place whose files wait for the test to take or refuse them. */
function show(multiple: boolean) {
  const sent: Sent[] = [];
  const taken: string[] = [];
  const send = (body: { file: File }, options: CallOptions) =>
    new Promise<{ data: string }>((resolve, reject) => {
      const { name } = body.file;
      options.signal?.addEventListener("abort", () => reject(options.signal!.reason as Error));
      const refuse = (message: string) =>
        reject(new ApiError({ status: 413, url: "", body: { message, validation: {} } }));
      sent.push({ name, options, take: () => resolve({ data: name }), refuse });
    });
  function Place() {
    const uploads = useUploads(send);
    const start = async (file: File) => {
      const data = await uploads.start(file);
      if (data) taken.push(data);
    };
    return (
      <UploadDrop
        label="Документы"
        accept="application/pdf"
        maxSize={1000}
        multiple={multiple}
        uploads={uploads}
        onFiles={(files) => files.forEach((file) => void start(file))}
      />
    );
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Place />);
  return { sent, taken, place: page.getByLabelText("Документы") };
}

const pdf = (name: string, content = "a") => new File([content], name, { type: "application/pdf" });
const names = (sent: Sent[]) => sent.map(({ name }) => name);

test("several files go one after another, and a refused one keeps its reason while others go on", async () => {
  const { sent, taken, place } = show(true);
  await userEvent.upload(place, [pdf("one.pdf"), pdf("two.pdf"), pdf("three.pdf")]);
  await expect.poll(() => names(sent)).toEqual(["one.pdf"]);
  expect(page.getByRole("progressbar").all()).toHaveLength(3);
  sent[0]!.refuse("Файл повреждён");
  await expect.poll(() => names(sent)).toEqual(["one.pdf", "two.pdf"]);
  await expect.element(page.getByText("Файл повреждён")).toBeVisible();
  await page.getByRole("button", { name: /three\.pdf/ }).click();
  sent[1]!.take();
  await expect.poll(() => taken).toEqual(["two.pdf"]);
  await userEvent.upload(place, pdf("one.pdf"));
  await expect.poll(() => names(sent)).toEqual(["one.pdf", "two.pdf", "one.pdf"]);
  expect(page.getByText("Файл повреждён").all(), "the reason of the try before").toHaveLength(0);
});

test("a place for one file takes another in place of the one on its way, and keeps the focus", async () => {
  const { sent, taken, place } = show(false);
  await expect.element(place).toBeInTheDocument();
  (place.element() as HTMLElement).focus();
  await userEvent.upload(place, pdf("wrong.pdf"));
  await expect.poll(() => names(sent)).toEqual(["wrong.pdf"]);
  expect(document.activeElement).toBe(place.element());
  await userEvent.upload(place, pdf("right.pdf"));
  await expect.poll(() => names(sent)).toEqual(["wrong.pdf", "right.pdf"]);
  expect(sent[0]!.options.signal?.aborted).toBe(true);
  sent[1]!.take();
  await expect.poll(() => taken).toEqual(["right.pdf"]);
});

test("a dropped file that may not be sent is named at the place, and the others are sent", async () => {
  const { sent, place } = show(true);
  await expect.element(place).toBeInTheDocument();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["a"], "a.txt", { type: "text/plain" }));
  dataTransfer.items.add(pdf("large.pdf", "a".repeat(1001)));
  dataTransfer.items.add(pdf("good.pdf"));
  const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  place.element().dispatchEvent(drop);
  await expect.poll(() => names(sent)).toEqual(["good.pdf"]);
  await expect.element(page.getByText(/^a\.txt:/)).toBeVisible();
  await expect.element(page.getByText(/^large\.pdf:/)).toBeVisible();
});
