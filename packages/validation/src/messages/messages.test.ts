import { describe, expect, it } from "vitest";
import { validateValue } from "../validate-value.ts";
import { enMessages } from "./en.ts";
import { formatMessage } from "./messages.ts";
import { ruMessages } from "./ru.ts";

describe("messages", () => {
  it.each([
    ["", "required", "Обязательно для заполнения", "Required field"],
    ["a", "email", "Введите корректный e-mail", "Please enter a valid e-mail"],
    ["a", "min:3", "Минимум 3 символов", "Minimum 3 characters"],
    ["abcd", "max:3", "Максимум 3 символов", "Maximum 3 characters"],
    ["1", "min_value:2", "Минимальное значение 2", "Minimum 2"],
    ["3", "max_value:2", "Максимальное значение 2", "Maximum 2"],
    ["1", "phone", "Некорректный номер телефона", "Please enter a valid phone number"],
    ["1", "url", "Некорректная ссылка", "Incorrect url"],
    ["1", "confirmed:other", "Поля не совпадают", "Do not match"],
  ] as const)("for %j under %s are the specification's", async (value, rules, russian, english) => {
    expect(await validateValue(value, rules, { messages: ruMessages })).toBe(russian);
    expect(await validateValue(value, rules, { messages: enMessages })).toBe(english);
    expect(await validateValue(value, rules)).toBe(english);
  });

  it("have the phone input's messages and the fallback in both languages", () => {
    expect(ruMessages.phone_number).toBe("Неверный номер телефона");
    expect(ruMessages.phone_format).toBe(
      "Некорректный номер. Укажите номер в международном формате.",
    );
    expect(enMessages.phone_number).toBe("Incorrect phone number");
    expect(enMessages.phone_format).toBe(
      "Invalid phone number. Please enter the number in the international format.",
    );
    expect([ruMessages.fallback, enMessages.fallback]).toEqual([
      "Incorrect value",
      "Incorrect value",
    ]);
  });

  it("insert parameters as plain text", () => {
    expect(formatMessage("{a} and {a}, {b}", { a: "$&", b: 0 })).toBe("$& and $&, 0");
    expect(formatMessage("{missing} {toString}", {})).toBe("{missing} {toString}");
  });
});
