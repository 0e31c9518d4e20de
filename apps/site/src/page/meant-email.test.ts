import { expect, test } from "vitest";
import { findMeantEmail } from "./meant-email.ts";

test.each([
  ["anna@gmial.com", "anna@gmail.com"],
  ["anna@gmail.con", "anna@gmail.com"],
  ["anna@gmail.co", "anna@gmail.com"],
  ["anna@gmail.comm", "anna@gmail.com"],
  ["Anna.Petrova@Yandex.ri", "Anna.Petrova@yandex.ru"],
  ["anna@mal.ru", "anna@mail.ru"],
  ["anna@maill.ru", "anna@mail.ru"],
  ["anna@ramblre.ru", "anna@rambler.ru"],
])("%s was probably meant as %s", (typed, meant) => {
  expect(findMeantEmail(typed)).toBe(meant);
});

test.each([
  ...["anna@gmail.com", "anna@mail.com", "anna@ya.ru", "anna@bk.ru", "anna@GMAIL.com"],
  ...["anna@tropa.ru", "anna@company.com", "anna@ru", "anna@", "gmial.com", "@gmial.com", ""],
])("%s is not asked about", (email) => {
  expect(findMeantEmail(email)).toBe(null);
});
