import "@tour/ui-kit/styles.css";
import "../../styles.css";
import type { Image, PictureCrops } from "@tour/api";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CropDialog } from "./crop-dialog.tsx";

/** Twice as wide as high. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="teal"/><circle cx="600" cy="200" r="90" fill="gold"/></svg>`;
const picture: Image = {
  ...{ url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: "" },
  ...{ focal_x: 0.5, focal_y: 0.5 },
};

function show(image: Image = picture, save = vi.fn(async (_: PictureCrops) => undefined)) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const close = vi.fn();
  root.render(<CropDialog image={image} save={save} close={close} />);
  return { save, close };
}

const shape = (name: RegExp) => page.getByRole("button", { name });
const frame = () => page.getByRole("slider", { name: /^Кадр/ });
const done = page.getByRole("button", { name: "Готово" });

test("a frame is moved and scaled by keys, and kept for its shape alone", async () => {
  const { save, close } = show();
  await userEvent.click(shape(/^1:1/));
  await expect
    .element(frame())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^25% слева, 0% сверху, размер 100%/));
  (frame().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
  await userEvent.keyboard("----");
  await userEvent.keyboard("{ArrowDown}");
  await expect
    .element(frame())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^41% слева, 11% сверху, размер 80%/));
  await userEvent.click(done);
  await expect.poll(() => save.mock.calls).toEqual([[{ "1:1": "412-110-400-800" }]]);
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

test("a frame is dragged by a finger or a mouse, and so are its corners", async () => {
  const { save } = show();
  await userEvent.click(shape(/^1:1/));
  const stage = () => frame().element().parentElement!.getBoundingClientRect();
  const drag = (target: Element, dx: number, dy: number) => {
    const { left, top } = target.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x, clientY: top + y });
    const options = {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      pointerType: "touch",
      button: 0,
    };
    const { setPointerCapture } = Element.prototype;
    // No finger of this name is on the screen.
    Element.prototype.setPointerCapture = () => undefined;
    target.dispatchEvent(new PointerEvent("pointerdown", { ...options, ...at(5, 5) }));
    target.dispatchEvent(new PointerEvent("pointermove", { ...options, ...at(5 + dx, 5 + dy) }));
    target.dispatchEvent(new PointerEvent("pointerup", { ...options, ...at(5 + dx, 5 + dy) }));
    Element.prototype.setPointerCapture = setPointerCapture;
  };
  drag(frame().element(), stage().width / 4, 0);
  await expect
    .element(frame())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^50% слева/));
  const corner = frame().element().querySelector('[data-right="false"][data-bottom="false"]')!;
  drag(corner, stage().width / 8, stage().height / 4);
  await expect
    .element(frame())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^63% слева, 25% сверху, размер 75%/));
  drag(frame().element(), 9999, 9999);
  await userEvent.click(done);
  await expect.poll(() => save.mock.calls).toEqual([[{ "1:1": "625-250-375-750" }]]);
});

test("a shape goes back to the focal point, and the others keep their cuts", async () => {
  const { save } = show({ ...picture, crops: { "1:1": "0-0-250-500", "3:4": "0-0-300-800" } });
  await userEvent.click(shape(/^1:1/));
  await expect
    .element(frame())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^0% слева, 0% сверху, размер 50%/));
  await userEvent.click(page.getByRole("button", { name: "Вернуть по главной точке" }));
  await expect
    .element(frame())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^25% слева/));
  await expect
    .element(page.getByRole("button", { name: "Вернуть по главной точке" }))
    .toBeDisabled();
  await userEvent.click(done);
  await expect.poll(() => save.mock.calls).toEqual([[{ "3:4": "0-0-300-800" }]]);
});

test("what could not be kept is told, and the frame stays as it was set", async () => {
  const save = vi.fn(async (_: PictureCrops): Promise<undefined> => {
    throw new TypeError("Failed to fetch");
  });
  const { close } = show(picture, save);
  await expect.element(frame()).toBeVisible();
  (frame().element() as HTMLElement).focus();
  await userEvent.keyboard("--");
  await userEvent.click(done);
  await expect.element(page.getByText(/Что-то пошло не так/)).toBeVisible();
  await expect
    .element(frame())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/размер 90%/));
  expect(close).not.toHaveBeenCalled();
  save.mockResolvedValue(undefined);
  await userEvent.click(done);
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

test("a picture that does not come is told of", async () => {
  show({ ...picture, url: "data:image/png,none" });
  await expect.element(page.getByText(/Картинка не загрузилась/)).toBeVisible();
  await expect.element(done).toBeDisabled();
});
