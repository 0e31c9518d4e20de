import type { Image } from "@tour/api";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AltField } from "./alt-field.tsx";
import { useFormerAlts } from "./use-former-alts.ts";

const picture = (url: string, alt: string): Image => ({ url, alt, focal_x: 0.5, focal_y: 0.5 });

/** A picture that other ones take the place of; answers the one that stands there. */
function show(...others: Image[]) {
  const shown = { image: picture("/media/old/{size}", "Лодка на рассвете") };
  function Place() {
    const [image, setImage] = useState(shown.image);
    const { formerAlt, noteReplaced } = useFormerAlts();
    shown.image = image;
    const replace = (next: Image) => {
      noteReplaced(image, next);
      setImage(next);
    };
    return (
      <>
        <AltField image={image} former={formerAlt(image)} change={setImage} />
        {others.map((other) => (
          <button key={other.url} type="button" onClick={() => replace(other)}>
            {other.url}
          </button>
        ))}
      </>
    );
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Place />);
  return shown;
}

const words = () => page.getByLabelText("Описание");
const offer = () => page.getByText("У прежней картинки было: «Лодка на рассвете»");

test("the words of a replaced picture are offered for the new one, and taken only when that is said", async () => {
  const shown = show(picture("/b", ""), picture("/c", ""));
  await userEvent.click(page.getByText("/b"));
  await expect.element(words()).toHaveValue("");
  await expect.element(page.getByText(/^Что на картинке\?/)).toBeVisible();
  await userEvent.click(page.getByText("/c"));
  await expect.element(offer()).toBeVisible();
  expect(shown.image.alt).toBe("");
  await userEvent.click(page.getByRole("button", { name: "Оставить эти слова" }));
  expect(shown.image).toMatchObject({ url: "/c", alt: "Лодка на рассвете" });
  expect(offer().all()).toHaveLength(0);
});

test("a picture that has words of its own keeps them, and nothing is asked", async () => {
  show(picture("/b", "Юрта у озера"));
  await userEvent.click(page.getByText("/b"));
  await expect.element(words()).toHaveValue("Юрта у озера");
  expect(offer().all()).toHaveLength(0);
  expect(page.getByText(/^Что на картинке\?/).all()).toHaveLength(0);
});

test("a picture that decorates needs no words, until some are given", async () => {
  const shown = show(picture("/b", ""));
  await userEvent.click(page.getByText("/b"));
  await userEvent.click(page.getByText("Украшение, описывать нечего"));
  expect(shown.image.is_decorative).toBe(true);
  expect(words().all()).toHaveLength(0);
  await userEvent.click(page.getByText("Украшение, описывать нечего"));
  await userEvent.fill(words(), "Закат");
  expect(shown.image).toEqual(picture("/b", "Закат"));
});
