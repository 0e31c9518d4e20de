import "@tour/ui-kit/styles.css";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ruMessages } from "@tour/validation";
import { useForm, useFormProps } from "@tour/validation/react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { departureFormTexts as texts } from "../texts/departure-form.ru.ts";
import { SaleFields } from "./sale-fields.tsx";
import { toSaleStart, toTypedStart } from "./sale-start.ts";

const zone = "Asia/Barnaul";

function Form({ first, send }: { first: string; send: (sent: object) => void }) {
  const form = useForm({
    initialValues: { sale_starts_at: first, closes_when_full: false },
    messages: ruMessages,
  });
  const props = useFormProps(form, async ({ sale_starts_at: typed, ...rest }) =>
    send({ ...rest, sale_starts_at: toSaleStart(typed, zone) }),
  );
  return (
    <form {...props}>
      <SaleFields form={form} timeZone={zone} />
      <button type="submit">Отправить</button>
    </form>
  );
}

function show(instant: string | null = null, send = vi.fn<(sent: object) => void>()) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <LocaleProvider locale={ru}>
      <Form first={toTypedStart(instant, zone)} send={send} />
    </LocaleProvider>,
  );
  return send;
}

const day = () => page.getByRole("textbox", { name: texts.saleStart });
const time = () => page.getByLabelText(texts.saleTime);
const submit = () => userEvent.click(page.getByRole("button", { name: "Отправить" }));

test("a moment is chosen by the tour's clocks, in the morning at first, and said in words", async () => {
  const send = show();
  await expect.element(page.getByText(/МСК\+4, UTC\+7/)).toBeVisible();
  expect(time().elements()).toEqual([]);
  await userEvent.fill(day(), "01.02.2099");
  await userEvent.tab();
  await expect.element(time()).toHaveValue("10:00");
  await userEvent.fill(time(), "09:30");
  await expect.element(page.getByText(/^Запись откроется 1 февраля 2099 в 09:30\./)).toBeVisible();
  await userEvent.click(page.getByRole("checkbox", { name: texts.closesWhenFull }));
  await submit();
  expect(send.mock.calls).toEqual([
    [{ closes_when_full: true, sale_starts_at: "2099-02-01T02:30:00.000Z" }],
  ]);
});

test("a day without a time is refused at its field, and without a day it is sold at once", async () => {
  const send = show("2099-02-01T02:30:00.000Z");
  await expect.element(day()).toHaveValue("01.02.2099");
  await userEvent.clear(time());
  await submit();
  await expect.element(page.getByText(texts.saleTimeMissing)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(day());
  await userEvent.tab();
  await submit();
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ closes_when_full: false, sale_starts_at: null }]]);
});

test("of a refused moment nothing is promised until another is chosen", async () => {
  const tooLate = "Это позже начала тура";
  const refuse = vi.fn(() => {
    throw Object.assign(new Error("refused"), { validation: { sale_starts_at: [tooLate] } });
  });
  show("2099-02-01T02:30:00.000Z", refuse);
  await expect.element(page.getByText(/^Запись откроется/)).toBeVisible();
  await submit();
  await expect.element(page.getByText(tooLate)).toBeVisible();
  expect(page.getByText(/^Запись откроется/).elements()).toEqual([]);
  await userEvent.fill(time(), "08:15");
  await expect.element(page.getByText(/^Запись откроется 1 февраля 2099 в 08:15\./)).toBeVisible();
});

test("of a moment that is over it is said that guests can book", async () => {
  show("2020-02-01T02:30:00.000Z");
  await expect.element(page.getByText(texts.saleHasBegun)).toBeVisible();
});
