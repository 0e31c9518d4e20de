import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { EditedDeparture } from "@tour/api";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { ChangeFields } from "./change-fields.tsx";
import { useChangeMany } from "./use-change-many.ts";

const texts = departuresTexts.many;
const departure = {
  ...{ id: 5, tour_id: 1, start_date: "2030-07-01", end_date: "2030-07-05" },
  ...{
    status: "open",
    capacity: 8,
    held: 2,
    sold: 0,
    smallest_group: 1,
    guide_user_id: null,
    start_time: null,
    sale_starts_at: null,
    time_zone: "Asia/Barnaul",
  },
  prices: [{ option_id: "adult", price: { amount: 4_800_000, currency: "RUB" } }],
} as unknown as EditedDeparture;

function Changing({ done }: { done: () => void }) {
  const departures = [departure];
  const changing = useChangeMany({ organizerId: 3, departures, today: "2030-01-01", done });
  return (
    <form {...changing.props}>
      <ChangeFields changing={changing} />
      <p role="alert">{changing.problem}</p>
      <button type="submit">{texts.submitNone}</button>
    </form>
  );
}

test("a change of many has the call's limits, keeps what was typed when refused, and is sent once it fits", async () => {
  const done = vi.fn();
  const sent: object[] = [];
  const validation = { "departures.3.capacity": ["Занято 9 мест"] };
  const answers: [object, number][] = [
    [{ message: "Проверьте", error: "unprocessable", validation }, 422],
    [{ data: [departure] }, 200],
  ];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(await new Request(input, init).json());
    const [body, status] = answers.shift()!;
    return Response.json(body, { status });
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  root.render(
    <LocaleProvider locale={ru}>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <Changing done={done} />
        </ToastProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  await userEvent.click(page.getByRole("radio", { name: texts.kinds.seats }));
  const seats = page.getByLabelText(texts.capacity);
  const submit = page.getByRole("button", { name: texts.submitNone, exact: true });
  await userEvent.click(submit);
  await expect.element(page.getByText("Обязательно для заполнения")).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.fill(seats, "20000");
  await userEvent.keyboard("{Tab}");
  await expect.element(seats).toHaveValue("10000");
  await userEvent.fill(seats, "7");
  await userEvent.click(submit);
  await expect.element(page.getByText("Занято 9 мест")).toBeVisible();
  await expect.element(seats).toHaveAttribute("aria-invalid", "true");
  await expect.element(seats).toHaveValue("7");
  await userEvent.click(submit);
  await expect.poll(() => done.mock.calls.length).toBe(1);
  expect(sent).toEqual([
    { departures: [{ id: 5, capacity: 7 }] },
    { departures: [{ id: 5, capacity: 7 }] },
  ]);
});
