import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { SaleStart } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { readToday } from "@tour/dates";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "@tour/office/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { LaterChoice } from "./later-choice.tsx";

const texts = allTexts.later;

/** The choice of an organiser whose tours are in Kamchatka. */
function show(send = vi.fn(() => Promise.resolve()), starts: readonly SaleStart[] = []) {
  const read = vi.spyOn(client, "listSaleStarts").mockResolvedValue({ data: [...starts] });
  onTestFinished(() => read.mockRestore());
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  const site = { time_zone: "Asia/Kamchatka" };
  queryClient.setQueryData(builderQueries.site(client, 1).queryKey, site as never);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const close = vi.fn();
  root.render(
    <QueryClientProvider client={queryClient}>
      <LocaleProvider locale={ru}>
        <LaterChoice organizerId={1} disabled={false} send={send} close={close} />
      </LocaleProvider>
    </QueryClientProvider>,
  );
  return { send, close };
}

/** A required label ends with a mark. */
const time = () => page.getByLabelText(/^Время/);
const submit = () => page.getByRole("button", { name: texts.schedule });

test("the moment is chosen by the organiser's clocks, and read back in words", async () => {
  const { send } = show();
  await expect.element(page.getByText(/МСК\+9, UTC\+12/)).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: /^День/ }), "01.02.2027");
  await userEvent.fill(time(), "10:30");
  await expect.element(page.getByText("понедельник, 1 февраля", { exact: false })).toBeVisible();
  await userEvent.click(submit());
  await expect.poll(() => send.mock.calls).toEqual([["2027-01-31T22:30:00.000Z"]]);
});

test("it begins with tomorrow morning there", async () => {
  const { send } = show();
  await expect.element(time()).toHaveValue("10:00");
  await userEvent.click(submit());
  await expect.poll(() => send.mock.calls.length).toBe(1);
  const [sent] = send.mock.calls[0] as unknown as [string];
  const tomorrow = readToday("Asia/Kamchatka", new Date(Date.now() + 24 * 60 * 60 * 1000));
  expect(readToday("Asia/Kamchatka", new Date(sent))).toBe(tomorrow);
});

test("what the server says of the moment stands at the time, and what was chosen stays", async () => {
  const refuse = () => {
    const body = {
      message: "Проверьте поля",
      error: "bad_request",
      validation: { publish_at: ["Это время уже прошло"] },
    };
    return Promise.reject(new ApiError({ status: 400, url: "/", body }));
  };
  show(vi.fn(refuse));
  await userEvent.fill(time(), "11:15");
  await userEvent.click(submit());
  await expect.element(time()).toHaveAccessibleDescription(/Это время уже прошло/);
  await expect.element(time()).toHaveValue("11:15");
});

test("what stands in the way of publishing is said above the buttons", async () => {
  const body = {
    message: "Исправьте блоки: «О нас»",
    error: "unprocessable",
    validation: { a: ["О нас"] },
  };
  show(vi.fn(() => Promise.reject(new ApiError({ status: 422, url: "/", body }))));
  await userEvent.click(submit());
  await expect.element(page.getByText(body.message)).toBeVisible();
});

test("without a time nothing is sent", async () => {
  const { send, close } = show();
  await userEvent.clear(time());
  await userEvent.click(submit());
  await expect.element(time()).toHaveAccessibleDescription(/./);
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: texts.back }));
  expect(close).toHaveBeenCalled();
});

const start: SaleStart = {
  ...{ departure_id: 7, tour_id: 1, tour_title: "Алтай", time_zone: "Asia/Barnaul" },
  ...{ start_date: "2099-05-12", end_date: "2099-05-19" },
  sale_starts_at: "2099-02-01T03:00:00.000Z",
};

test("it can go out with the sale of a departure, named with its moment by the tour's clocks", async () => {
  const other = { ...start, departure_id: 8, sale_starts_at: "2099-03-01T03:00:00.000Z" };
  const { send } = show(undefined, [start, other]);
  await userEvent.click(page.getByRole("radio", { name: texts.withSale }));
  await expect.element(page.getByText(/^Выйдет: 1 февраля 2099/)).toBeVisible();
  await userEvent.click(page.getByRole("combobox", { name: /^Запись на какую дату/ }));
  await userEvent.click(page.getByRole("option", { name: /Алтай, 12–19 мая 2099: 1 марта/ }));
  await expect.element(page.getByText(/^Выйдет: 1 марта 2099 в 10:00 \(МСК\+4\)/)).toBeVisible();
  await userEvent.click(submit());
  await expect.poll(() => send.mock.calls).toEqual([["2099-03-01T03:00:00.000Z", 8]]);
});

test("where the moment is another by now, that is said and the list is read anew", async () => {
  const body = { message: "Запись открывается уже в другое время", error: "conflict" };
  const refuse = () => Promise.reject(new ApiError({ status: 409, url: "/", body }));
  show(vi.fn(refuse), [start]);
  await userEvent.click(page.getByRole("radio", { name: texts.withSale }));
  const read = vi.mocked(client.listSaleStarts);
  const moved = { ...start, sale_starts_at: "2099-04-01T03:00:00.000Z" };
  read.mockResolvedValue({ data: [moved] });
  await userEvent.click(submit());
  await expect.element(page.getByText(body.message)).toBeVisible();
  await expect.element(page.getByText(/^Выйдет: 1 апреля 2099/)).toBeVisible();
});
