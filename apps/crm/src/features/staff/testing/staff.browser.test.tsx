import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { OrganizerVerification, OrganizerView, PayoutStatement } from "@tour/api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { staffTexts as texts } from "../../../texts/staff.ru.ts";
import { showStaff } from "./show-staff.tsx";

const rub = (amount: number) => ({ amount, currency: "RUB" as const });
const at = "2027-05-01T10:00:00.000Z";
const refused = (status: number, message: string, data?: object): [number, object] => [
  status,
  { message, error: "conflict", validation: {}, data },
];
const button = (name: string) => page.getByRole("button", { name, exact: true });

const nothing = { refunds: [], receipts: [], returned: [], unknown_notices: [], differences: [] };
const notice = {
  id: 5,
  provider: "yookassa",
  event: "payment.succeeded",
  provider_id: "2f-alien",
  payment_number: null,
  times: 2,
  first_at: at,
  last_at: at,
};
const refund = {
  id: 3,
  request_id: 12,
  shop: "Тропа",
  amount: rub(96_000),
  reason: "Отменил гость",
  failures: 4,
  last_error: "insufficient funds",
  created_at: at,
};

test("a trouble is told in words with its request, and leaves the list with a note alone", async () => {
  const troubles = { ...nothing, refunds: [refund], unknown_notices: [notice], settled: [] };
  const settled = { id: 1, kind: "notice", trouble_id: 5, note: "Чужой магазин", by: "Ира", at };
  const answers: [number, object][] = [
    refused(409, "Это уже разобрал кто-то из коллег"),
    [200, { data: { ...troubles, unknown_notices: [], settled: [settled] } }],
  ];
  const { asked } = showStaff("/money", ({ path }) =>
    path.endsWith("/settle-trouble") ? answers.shift()! : [200, { data: troubles }],
  );
  const refunds = page.getByRole("list", { name: texts.troubles.kinds.refund });
  await expect.element(refunds.getByText("insufficient funds", { exact: false })).toBeVisible();
  await expect
    .element(refunds.getByRole("link"))
    .toHaveAttribute("href", expect.stringContaining("/requests/12"));
  const notices = page.getByRole("list", { name: texts.troubles.kinds.notice });
  await userEvent.click(notices.getByRole("button"));
  await userEvent.click(button(texts.troubles.submit));
  expect(asked.filter(({ path }) => path.endsWith("/settle-trouble"))).toEqual([]);
  const note = page.getByRole("textbox", { name: texts.troubles.note, exact: false });
  await userEvent.type(note, "Чужой магазин");
  await userEvent.click(button(texts.troubles.submit));
  await expect.element(page.getByText("уже разобрал", { exact: false })).toBeVisible();
  await expect.element(note).toHaveValue("Чужой магазин");
  await userEvent.click(button(texts.troubles.submit));
  await expect.element(notices).not.toBeInTheDocument();
  const card = page.getByRole("list", { name: texts.troubles.settled });
  await expect.element(card.getByText("Чужой магазин", { exact: false })).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ kind: "notice", trouble_id: 5, note: "Чужой магазин" });
});

test("a payout is written down in kopecks, with the bank's number, under one key", async () => {
  const balance = {
    organizer_id: 1,
    name: "Тропа",
    earned: rub(4_320_050),
    commission: rub(480_000),
    paid: rub(0),
    owed: rub(4_320_050),
  };
  const statement: PayoutStatement = {
    organizer_id: 1,
    name: "Тропа",
    balances: [balance],
    lines: [],
  };
  const paid = { ...balance, paid: rub(4_320_050), owed: rub(0) };
  const answers: [number, object][] = [
    refused(503, "Сервер перегружен"),
    [200, { data: { ...statement, balances: [paid] } }],
  ];
  const { asked } = showStaff("/money/payouts/1", ({ path }) =>
    path.endsWith("/record-payout") ? answers.shift()! : [200, { data: statement }],
  );
  await userEvent.click(button(texts.payouts.record));
  const send = button(texts.payouts.submit);
  await userEvent.click(send);
  const sent = () => asked.filter(({ path }) => path.endsWith("/record-payout"));
  expect(sent()).toEqual([]);
  await userEvent.type(
    page.getByRole("textbox", { name: texts.payouts.document, exact: false }),
    "п/п 117",
  );
  await userEvent.click(send);
  await expect.element(page.getByText("Сервер перегружен")).toBeVisible();
  await userEvent.click(send);
  await expect.element(send).not.toBeInTheDocument();
  expect(sent()[1]!.body).toMatchObject({
    organizer_id: 1,
    currency: "RUB",
    amount: 4_320_050,
    document: "п/п 117",
    key: sent()[0]!.body["key"],
  });
  // Nothing is owed any more.
  await expect.element(button(texts.payouts.record)).not.toBeInTheDocument();
});

test("payouts are taken along as a file in which nobody's name is a formula", async () => {
  const payout = {
    organizer_id: 1,
    name: '=HYPERLINK("https://evil.example")',
    earned: rub(4_320_050),
    commission: rub(480_000),
    paid: rub(0),
    owed: rub(4_320_050),
  };
  const made = vi.spyOn(URL, "createObjectURL");
  showStaff("/money/payouts", () => [200, { data: [payout] }]);
  await userEvent.click(button(texts.payouts.export));
  const text = await (made.mock.calls[0]![0] as Blob).text();
  expect(text.split("\r\n")[1]).toBe(
    `1;"'=HYPERLINK(""https://evil.example"")";RUB;43200,5;4800;0;43200,5`,
  );
});

test("whoever asked for a large refund can only take it back, a second can confirm it", async () => {
  const decision = {
    id: 1,
    request_id: 12,
    organizer: { id: 1, name: "Тропа" },
    amount: rub(14_400_000),
    message: "Спор решён",
    by: "Ира",
    at,
    is_own: true,
  };
  const other = { ...decision, id: 2, is_own: false };
  const { asked } = showStaff("/money/refunds", ({ path }) =>
    path.endsWith("/decide-refund")
      ? [200, { data: [decision] }]
      : [200, { data: [decision, other] }],
  );
  await expect.element(button(texts.refunds.withdraw)).toBeVisible();
  await userEvent.click(button(texts.refunds.confirm));
  await expect.element(button(texts.refunds.confirm)).not.toBeInTheDocument();
  expect(asked.at(-1)?.body).toEqual({ id: 2, is_confirmed: true });
});

const organizer = {
  id: 1,
  name: "Тропа",
  is_published_on_site: true,
  suspension: null,
  site_url: null,
  created_at: at,
  users: [],
} as Partial<OrganizerView>;
const verification: OrganizerVerification = {
  state: "pending",
  comment: "",
  decided_at: null,
  legal: { form: "company", name: "ООО «Тропа»", inn: "7707083893", ogrn: "", registry_number: "" },
  files: [],
  revision: "read",
  checks: { form: "ok", name: "ok", inn: "ok", ogrn: "missing", registry_number: "missing" },
};

/** The page of an organiser, whose data is as it is told last. */
function showOrganizer(answer: (path: string) => [number, object] | undefined) {
  let present = verification;
  const shown = showStaff("/organizers/1", ({ path }) => {
    const special = answer(path);
    if (special) return special;
    if (path.endsWith("/verification-info")) return [200, { data: present }];
    if (path.endsWith("/impersonations")) return [200, { data: [] }];
    if (path.endsWith("/public-info")) return refused(404, "Не найдено");
    return [200, { data: organizer }];
  });
  return { ...shown, change: (next: OrganizerVerification) => void (present = next) };
}

test("data that changed since it was read is not approved: what changed is shown, then decided on", async () => {
  const newer = {
    ...verification,
    revision: "newer",
    legal: { ...verification.legal, inn: "500100732259" },
  };
  const answers: [number, object][] = [
    refused(409, "Изменились", newer),
    [200, { data: organizer }],
  ];
  const { asked, change } = showOrganizer((path) =>
    path.endsWith("/organizer/update") ? answers.shift() : undefined,
  );
  await expect.element(button(texts.page.approve)).toBeVisible();
  change(newer);
  await userEvent.click(button(texts.page.approve));
  const line = texts.page.changed(texts.page.legal.inn, "7707083893", "500100732259");
  await expect.element(page.getByText(line)).toBeVisible();
  await expect.element(page.getByText("500100732259", { exact: true })).toBeVisible();
  await userEvent.click(button(texts.page.approve));
  await expect.element(page.getByText(line)).not.toBeInTheDocument();
  const sent = asked.filter(({ path }) => path.endsWith("/organizer/update"));
  expect(sent.map(({ body }) => body["verification"])).toEqual([
    { state: "verified", revision: "read" },
    { state: "verified", revision: "newer" },
  ]);
});

test("nobody is suspended, or signed in as, without a reason", async () => {
  const { asked } = showOrganizer((path) =>
    path.endsWith("/impersonate") ? refused(403, "Это доступно только сотрудникам") : undefined,
  );
  await userEvent.click(button(texts.page.suspend));
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: texts.page.suspend }));
  expect(asked.some(({ path }) => path.endsWith("/set-published-on-site"))).toBe(false);
  await userEvent.type(dialog.getByRole("textbox"), "Жалобы гостей");
  await userEvent.click(dialog.getByRole("button", { name: texts.page.suspend }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.find(({ path }) => path.endsWith("/set-published-on-site"))?.body).toEqual({
    id: 1,
    is_published_on_site: false,
    reason: "Жалобы гостей",
  });
  await userEvent.click(button(texts.impersonation.begin));
  await userEvent.type(page.getByRole("dialog").getByRole("textbox"), "Просили помочь");
  await userEvent.click(button(texts.impersonation.submit));
  await expect.element(page.getByText("Это доступно только сотрудникам")).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith("/impersonate"))?.body).toEqual({
    organizer_id: 1,
    reason: "Просили помочь",
  });
});
