import { describe, expect, it } from "vitest";
import { formatDateRange, formatMonth, formatWeekday } from "./format-dates.ts";
import { formatMoney } from "./format-money.ts";
import { formatPhone, phoneHref } from "./format-phone.ts";
import { plural } from "./plural.ts";
import { typograph, typographHtml } from "./typography.ts";

const today = "2027-03-01";

describe("dates", () => {
  it.each([
    ["2027-05-12", "2027-05-19", "12–19\u00a0мая"],
    ["2027-05-28", "2027-06-04", "28\u00a0мая\u00a0– 4\u00a0июня"],
    ["2027-05-12", "2027-05-12", "12\u00a0мая"],
    ["2028-01-02", "2028-01-09", "2–9\u00a0января 2028"],
    ["2027-12-28", "2028-01-04", "28\u00a0декабря\u00a0– 4\u00a0января 2028"],
  ])("%s to %s is %s", (start, end, text) => {
    expect(formatDateRange(start, end, today)).toBe(text);
  });

  it("names months and weekdays", () => {
    expect(formatMonth("2027-05-12")).toBe("Май 2027");
    expect(formatWeekday("2027-05-15")).toBe("сб");
  });
});

describe("money", () => {
  it.each([
    [4_250_000, "RUB", "42 500 ₽"],
    [4_250_050, "RUB", "42 500,50 ₽"],
    [120_000, "EUR", "1 200 €"],
    [0, "RUB", "0 ₽"],
  ] as const)("%i of minor units in %s is %s", (amount, currency, text) => {
    expect(formatMoney({ amount, currency }).replaceAll(/\s/g, " ")).toBe(text);
  });
});

describe("phones", () => {
  it("formats Russian numbers in groups, others as they were typed", () => {
    expect(formatPhone("+73882212345")).toBe("+7\u00a0388\u00a0221-23-45");
    expect(formatPhone("+375291234567")).toBe("+375\u00a029\u00a0123-45-67");
    expect(formatPhone("+375 29 123 45 67")).toBe("+375\u00a029\u00a0123\u00a045\u00a067");
  });

  it("links to the number without formatting", () => {
    expect(phoneHref("+7 (388) 221-23-45")).toBe("tel:+73882212345");
    expect(phoneHref("8 (388) 221-23-45")).toBe("tel:+73882212345");
  });
});

it.each([
  [1, "день"],
  [3, "дня"],
  [5, "дней"],
  [11, "дней"],
  [21, "день"],
  [1.5, "дня"],
])("%d takes «%s»", (count, form) => {
  const forms = { one: "день", few: "дня", many: "дней", other: "дня" };
  expect(plural(count, forms)).toBe(`${count}\u00a0${form}`);
});

it.each([
  ["в горы и к морю", "в\u00a0горы и\u00a0к\u00a0морю"],
  ["и не в ту степь", "и не в\u00a0ту\u00a0степь"],
  ["вы в последний раз", "вы в\u00a0последний раз"],
  ["Кадры без студии", "Кадры без\u00a0студии"],
  ["спальник 2 500 ₽ в час", "спальник 2\u00a0500\u00a0₽ в\u00a0час"],
  ["Рюкзак 12 кг, скидка 20 %", "Рюкзак 12\u00a0кг, скидка 20\u00a0%"],
  ["Алтай — это горы", "Алтай\u00a0— это горы"],
  ["Идём (с гидом)", "Идём (с\u00a0гидом)"],
  ["", ""],
])("formats %j with non-breaking spaces", (text, set) => {
  expect(typograph(text)).toBe(set);
});

it("formats the text of HTML and leaves its tags alone", () => {
  expect(typographHtml('<p>Мы и вы, <a href="/a b" title="в лес">в лес</a></p>')).toBe(
    '<p>Мы\u00a0и\u00a0вы, <a href="/a b" title="в лес">в\u00a0лес</a></p>',
  );
});
