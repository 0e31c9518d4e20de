import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { EditedCollection, StaffCollection } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Answer } from "../../../shell/show-routes.tsx";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { showStaff } from "./show-staff.tsx";

const texts = staffTexts.collections;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name });

const imageOf = (hue: number) => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="hsl(${hue} 40% 45%)"/></svg>`)}`,
  ...{ alt: "", focal_x: 0.5, focal_y: 0.5 },
});
const tourOf = (id: number, title: string, isOnMarket = true) => ({
  ...{ id, title, organizer: "Тропы Алтая", image: imageOf(id * 40) },
  is_on_market: isOnMarket,
});
const edited: EditedCollection = {
  ...{ id: 7, name: "На выходные с детьми", slug: "na-vykhodnye", text: "", image: null },
  is_shown: false,
  tours: [tourOf(1, "Чуйский тракт"), tourOf(2, "Телецкое озеро", false)],
};
const row = (id: number, name: string, count: number, isShown: boolean): StaffCollection => ({
  ...{ id, name, slug: `c-${id}`, text: "", image: imageOf(id * 50) },
  ...{ tours_count: count, is_shown: isShown },
});
const rows = [row(7, "На выходные с детьми", 5, true), row(8, "Северное сияние", 0, true)];
const found = { ...tourOf(3, "Белуха"), site: { id: 1, name: "Белуха-тур", url: "http://x" } };

const show = (address: string, refuse: Answer = () => [200, {}]) =>
  showStaff(address, (call) => {
    const { path, body } = call;
    if (path.endsWith("/update")) {
      const [status, answer] = refuse(call) as [number, object];
      if (status !== 200) return [status, answer];
      const { tour_ids: ids, ...words } = body as unknown as { tour_ids: number[] };
      const tours = ids.map(
        (id) => edited.tours.find((tour) => tour.id === id) ?? tourOf(id, "Белуха"),
      );
      return [200, { data: { ...edited, ...words, tours } }];
    }
    if (path.endsWith("/view")) return [200, { data: edited }];
    if (path === "/spa/tours") return [200, { data: [found], pagination: {}, corrected_q: null }];
    if (path.endsWith("/order")) {
      const ids = body["ids"] as number[];
      return [200, { data: ids.map((id) => rows.find((one) => one.id === id)) }];
    }
    return [200, { data: rows }];
  });

test("the list says what visitors see, and is ordered by keyboard", async () => {
  const { asked } = show("/marketplace/collections");
  await expect.element(page.getByText(texts.tours(5))).toBeVisible();
  await expect.element(page.getByText(texts.nothingIn)).toBeVisible();
  const handle = page
    .getByRole("button", { name: /На выходные с детьми/ })
    .element() as HTMLElement;
  handle.focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("status").first()).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await new Promise((resolve) => setTimeout(resolve, 300));
  await userEvent.keyboard(" ");
  await expect.poll(() => asked.at(-1)?.body).toEqual({ ids: [8, 7] });
});

test("tours are found, put in and taken out, and the picture is chosen out of theirs", async () => {
  const { asked } = show("/marketplace/collections/7");
  await userEvent.fill(page.getByRole("searchbox", { name: texts.find }), "Белуха");
  await userEvent.click(button(texts.put("Белуха")));
  await expect.element(page.getByText(texts.isIn)).toBeVisible();
  await userEvent.click(button(texts.remove("Телецкое озеро")));
  await userEvent.click(page.getByRole("radio", { name: texts.pictureOf("Белуха") }));
  await userEvent.click(page.getByRole("switch", { name: new RegExp(texts.isShown) }));
  await userEvent.click(button(texts.save));
  await expect
    .poll(() => asked.find(({ path }) => path.endsWith("/update"))?.body)
    .toEqual({
      ...{ name: "На выходные с детьми", slug: "na-vykhodnye", text: "" },
      ...{ image: found.image, is_shown: true, tour_ids: [1, 3] },
    });
  await expect.element(button(texts.saved)).toBeVisible();
});

test("an address that another collection has is told at its field, and nothing typed is lost", async () => {
  const taken = "Этот адрес уже у другой подборки";
  const validation = { slug: [taken] };
  show("/marketplace/collections/7", () => [
    400,
    { message: "Проверьте", error: "bad_request", validation },
  ]);
  await userEvent.fill(field(texts.text), "Недалеко от города");
  await userEvent.click(button(texts.save));
  await expect.element(page.getByText(taken)).toBeVisible();
  await expect.element(field(texts.text)).toHaveValue("Недалеко от города");
});

test("a collection is removed after it was asked", async () => {
  const { asked } = show("/marketplace/collections/7");
  await userEvent.click(button(texts.delete));
  await expect.element(page.getByText(texts.deleteText)).toBeVisible();
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: texts.delete }));
  await expect
    .poll(() => asked.find(({ path }) => path.endsWith("/remove"))?.body)
    .toEqual({ id: 7 });
  await expect.element(page.getByRole("heading", { name: texts.title })).toBeVisible();
});
