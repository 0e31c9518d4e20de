import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makeOrganizerRoute, mountRoutes } from "../../shell/mount.tsx";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import { NewRequestPage } from "./new-request-page.tsx";
import { newRequestSearchSchema } from "./new-request-search.ts";

const roubles = (sum: number) => ({ amount: sum * 100, currency: "RUB" });
const pagination = { page: 1, pages: 1, items_count: 1, page_size: 20 };
const offer = {
  tour: { id: 8, title: "Белуха", slug: "beluha-8", time_zone: "Asia/Barnaul", min_age: 6 },
  ...{ currency: "RUB", individual_uuid: null, is_instant: false, hours_to_confirm: 12 },
  ...{ hours_to_pay: 24, prepayment_percent: 30, rest_due_days: 14, cancellation_rules: [] },
  options: [
    { id: "adult", title: "Взрослый", note: "", kind: "person" },
    { id: "child", title: "Ребёнок", note: "", kind: "child" },
  ],
  departures: [
    {
      ...{ id: 71, start_date: "2099-07-17", end_date: "2099-07-24", status: "open" },
      seats_left: 3,
      prices: [
        { option_id: "adult", price: roubles(48_000) },
        { option_id: "child", price: roubles(24_000) },
      ],
    },
  ],
  ...{ documents: [], words: [] },
};
const question = {
  ...{ id: 7, status: "new", name: "Ольга", phone: "+79000000301", email: "olga@example.com" },
  ...{ message: "", tour: "Белуха", tour_id: 8, organizer_id: 1, events: [], people: [] },
};
const known = {
  ...{ id: 5, status: 3, guest: "Ольга", hold_expires_at: null, seats: 1, total: roubles(1) },
  tour: { title: "Катунь", time_zone: "Asia/Barnaul" },
  departure: { start_date: "2099-06-01", end_date: "2099-06-03" },
  ...{ awaits_reply: false, rest_overdue: 0, created_at: "2026-11-01T10:00:00Z" },
};

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** The screen over a server that knows a tour, a question and a guest; answers what was sent to it. */
function show(address: string, answers: [status: number, body: object][]) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    if (request.method === "POST") {
      sent.push({ path, body: await request.json() });
      const [status, body] = answers.shift()!;
      return Response.json(body, { status });
    }
    const data = {
      "/crm/api/tour/list": [{ id: 8, title: "Белуха", is_archived: false }],
      "/crm/api/request/offer": offer,
      "/crm/api/help-request/view": question,
      "/crm/api/request/find-guest": [known],
    }[path];
    return Response.json({ data, pagination });
  });
  const makeRoutes = (root: AnyRoute) => {
    const organizerRoute = makeOrganizerRoute(root);
    const newRoute = createRoute({
      getParentRoute: () => organizerRoute,
      path: "/requests/new",
      validateSearch: newRequestSearchSchema,
      component: () => <NewRequestPage search={newRoute.useSearch()} />,
    });
    const oneRoute = createRoute({
      getParentRoute: () => organizerRoute,
      path: "/requests/$id",
      component: () => <p>made</p>,
    });
    return [organizerRoute.addChildren([newRoute, oneRoute])];
  };
  return { sent, ...mountRoutes(makeRoutes, address) };
}

const submit = () => page.getByRole("button", { name: texts.submit });

test("a question fills the form, its price is added up, and what was refused loses nothing", async () => {
  const refused = { message: "Осталось мест: 1", error: "conflict", validation: {} };
  const made = { data: { id: 12, uuid: "u", status: 2 } };
  const { sent, address } = show("/1/requests/new?question_id=7&individual=true", [
    [409, refused],
    [200, made],
  ]);
  await expect.element(page.getByRole("textbox", { name: texts.name })).toHaveValue("Ольга");
  await expect.element(page.getByText(texts.doubles)).toBeVisible();
  await expect.element(page.getByText(/Катунь/)).toBeVisible();

  await userEvent.click(submit());
  await expect.element(page.getByText(texts.chooseDate).first()).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole("combobox", { name: texts.date }));
  await userEvent.click(page.getByRole("option", { name: /свободно 3/ }));
  const child = page.getByRole("spinbutton", { name: "Ребёнок" });
  await userEvent.fill(child, "1");
  await userEvent.tab();
  // 48 000 and 24 000, 30 % of it beforehand.
  await expect.element(page.getByText(/^72\s000\s₽$/)).toBeVisible();
  await expect.element(page.getByText(/^21\s600\s₽$/)).toBeVisible();

  await userEvent.click(submit());
  await expect.element(page.getByText("Осталось мест: 1")).toBeVisible();
  await expect.element(child).toHaveValue("1");
  await userEvent.click(submit());
  await expect.poll(address).toBe("/1/requests/12?individual=true");
  const [first, second] = sent.map(({ body }) => body);
  expect(second).toEqual(first);
  expect(second).toMatchObject({
    departure_id: 71,
    seats: [
      { option_id: "adult", count: 1 },
      { option_id: "child", count: 1 },
    ],
    contact: { name: "Ольга", phone: "+79000000301", email: "olga@example.com" },
    ...{ is_confirmed: true, help_request_id: 7, expected_total: roubles(72_000) },
  });
});

test("a date's own form begins with it, and can wait for a word", async () => {
  const { sent } = show("/1/requests/new?tour_id=8&departure_id=71", [
    [200, { data: { id: 3, uuid: "u", status: 1 } }],
  ]);
  await userEvent.click(page.getByRole("radio", { name: texts.pending, exact: false }));
  await userEvent.click(submit());
  await expect.poll(() => page.getByText("Обязательно для заполнения").elements().length).toBe(3);
  await userEvent.fill(page.getByRole("textbox", { name: texts.name }), "Пётр");
  await userEvent.type(page.getByRole("textbox", { name: texts.phone }), "9161234567");
  await userEvent.fill(page.getByRole("textbox", { name: texts.email }), "petr@example.com");
  await userEvent.click(submit());
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]!.body).toMatchObject({ departure_id: 71, is_confirmed: false });
});
