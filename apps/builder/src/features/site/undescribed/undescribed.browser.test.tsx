import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { UndescribedPicture } from "@tour/api";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountOrganizerScreen } from "../../../shell/mount-organizer-screen.tsx";
import { undescribedTexts as texts } from "../../../texts/undescribed.ru.ts";
import { UndescribedPage } from "./undescribed-page.tsx";

const pictureOf = (name: string): UndescribedPicture => ({
  image: { url: `/media/${name}/{size}`, alt: "", focal_x: 0.5, focal_y: 0.5 },
  places: [
    { kind: "block", page: "main", id: `b-${name}`, title: "Главный экран" },
    { kind: "tour", id: 1001, title: "Алтай" },
  ],
});

/** The screen over a server that takes what this answers. */
function show(pictures: () => UndescribedPicture[] | number, take: () => number = () => 200) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === "POST") {
      sent.push(await request.json());
      const status = take();
      return Response.json(status === 200 ? { success: true } : { message: "Не вышло" }, {
        status,
      });
    }
    const found = pictures();
    return typeof found === "number"
      ? Response.json({ message: "Сервер занят" }, { status: found })
      : Response.json({ data: found });
  });
  mountOrganizerScreen(UndescribedPage, { role: "editor" });
  return sent;
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const rowOf = (number: number) => page.getByRole("form", { name: texts.picture(number) });
const fieldOf = (number: number) => rowOf(number).getByLabelText(texts.label);

test("each picture gets its words by Enter, which goes on to the next, and what is done stays where it was", async () => {
  const sent = show(() => [pictureOf("lake"), pictureOf("wood")]);
  await expect.element(page.getByText(/^Осталось: 2/)).toBeVisible();
  const place = rowOf(1).getByRole("link", { name: /Главный экран/ });
  await expect.element(place).toHaveAttribute("href", "/1/page/main#block-b-lake");
  await fieldOf(1).fill("Озеро на рассвете");
  await userEvent.keyboard("{Enter}");
  await expect.element(rowOf(1).getByText("Озеро на рассвете")).toBeVisible();
  await expect.element(fieldOf(2)).toHaveFocus();
  await userEvent.click(rowOf(2).getByText(texts.decorative));
  await userEvent.click(rowOf(2).getByRole("button", { name: texts.save }));
  await expect.element(page.getByText(texts.none)).toBeVisible();
  expect(sent).toEqual([
    { url: "/media/lake/{size}", alt: "Озеро на рассвете" },
    { url: "/media/wood/{size}", is_decorative: true },
  ]);
});

test("nothing is no description, and what could not be saved keeps the words", async () => {
  const statuses = [422, 200];
  const sent = show(
    () => [pictureOf("lake")],
    () => statuses.shift()!,
  );
  await userEvent.click(rowOf(1).getByRole("button", { name: texts.save }));
  await expect.element(rowOf(1).getByText(texts.needed)).toBeVisible();
  expect(sent).toEqual([]);
  await fieldOf(1).fill("Озеро");
  await userEvent.click(rowOf(1).getByRole("button", { name: texts.save }));
  await expect.element(rowOf(1).getByText("Не вышло")).toBeVisible();
  await expect.element(fieldOf(1)).toHaveValue("Озеро");
  await userEvent.click(rowOf(1).getByRole("button", { name: texts.save }));
  await expect.element(rowOf(1).getByText(texts.saved)).toBeVisible();
});

test("with none left it says so, and a list that was not read is read again by a press", async () => {
  let found: UndescribedPicture[] | number = 500;
  show(() => found);
  const again = page.getByRole("button", { name: /ещё раз|Повторить/i });
  await expect.element(again).toBeVisible();
  found = [];
  await userEvent.click(again);
  await expect.element(page.getByText(texts.none)).toBeVisible();
});
