import { expect, test } from "vitest";
import { applyMask, describeMask, editMasked, isComplete, isNumericMask, unmask } from "./mask.ts";

const phone = "+7 (###) ###-##-##";

/** Types, deletes and moves as a browser would; `|` is the caret. */
function edit(mask: string, state: string, ...keys: string[]): string {
  let caret = state.indexOf("|");
  let text = state.replace("|", "");
  for (const key of keys) {
    const isBack = key === "Backspace";
    const isForward = key === "Delete";
    const from = isBack ? Math.max(caret - 1, 0) : caret;
    const to = isForward ? caret + 1 : caret;
    const typed = isBack || isForward ? "" : key;
    const next = text.slice(0, from) + typed + text.slice(to);
    const result = editMasked(mask, text, { text: next, caret: from + typed.length, isForward });
    ({ text, caret } = result);
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test("the mask's characters appear while typing", () => {
  expect(edit(phone, "|", ..."9")).toBe("+7 (9|");
  expect(edit(phone, "|", ..."9991234567")).toBe("+7 (999) 123-45-67|");
  expect(edit(phone, "|", ..."+79991234567")).toBe("+7 (999) 123-45-67|");
  expect(edit(phone, "|", ..."+7 (999) 123-45-67")).toBe("+7 (999) 123-45-67|");
  expect(edit(phone, "|", ..."99912345678888")).toBe("+7 (999) 123-45-67|");
});

test("a character that the mask refuses changes nothing, not even the caret", () => {
  expect(edit(phone, "+7 (99|9) 123", "x")).toBe("+7 (99|9) 123");
  expect(edit(phone, "|", "x")).toBe("|");
});

test("the caret follows typing, in the middle too", () => {
  expect(edit(phone, "+7 (9|99) 123", "5")).toBe("+7 (95|9) 912-3");
  expect(edit(phone, "+7 (9|99) 123", "5", "6")).toBe("+7 (956|) 991-23");
  expect(edit(phone, "+7 (9|99) 123-45-67", "5")).toBe("+7 (95|9) 912-34-56");
});

test("deleting keeps the caret, and skips the mask's own characters", () => {
  expect(edit(phone, "+7 (999) 1|", "Backspace")).toBe("+7 (999|");
  expect(edit(phone, "+7 (9|", "Backspace")).toBe("|");
  expect(edit(phone, "+7 (99|9) 123", "Backspace")).toBe("+7 (9|91) 23");
  expect(edit(phone, "+7 (999) |123", "Backspace")).toBe("+7 (99|1) 23");
  expect(edit(phone, "+7 (999|) 123", "Delete")).toBe("+7 (999|) 23");
  expect(edit(phone, "+7 (|999", "Backspace")).toBe("|+7 (999");
});

test("a full number can be pasted in any format, over all or a part of the old one", () => {
  const paste = (before: string, from: number, to: number, pasted: string) =>
    editMasked(phone, before, {
      text: before.slice(0, from) + pasted + before.slice(to),
      caret: from + pasted.length,
    });
  for (const form of ["+7 999 123 45 67", "999.123.45.67", "+7(999)123-45-67", "9991234567"]) {
    expect(paste("", 0, 0, form)).toEqual({ text: "+7 (999) 123-45-67", caret: 18 });
    expect(paste("+7 (111) 222-33-44", 0, 18, form).text).toBe("+7 (999) 123-45-67");
  }
  expect(paste("+7 (111) 222-33-44", 4, 7, "999")).toEqual({
    text: "+7 (999) 222-33-44",
    caret: 7,
  });
});

test("every single edit of every text leaves a valid masked text and a caret within it", () => {
  const full = "+7 (999) 123-45-67";
  for (let length = 0; length <= full.length; length += 1) {
    const text = applyMask(phone, full.slice(0, length));
    for (let caret = 0; caret <= text.length; caret += 1) {
      for (const key of ["5", "x", "Backspace", "Delete"]) {
        const [head = "", tail = ""] = edit(
          phone,
          `${text.slice(0, caret)}|${text.slice(caret)}`,
          key,
        ).split("|");
        const next = head + tail;
        expect(applyMask(phone, next), `${text} at ${caret}, ${key}`).toBe(next);
        expect(Math.abs(head.length - caret), `${text} at ${caret}, ${key}`).toBeLessThan(6);
      }
    }
  }
});

test("letter slots, letter-or-digit slots and escaped characters work", () => {
  expect(applyMask("AA ##-**", "ая12x3")).toBe("ая 12-x3");
  expect(applyMask("AA", "1a2b")).toBe("ab");
  expect(applyMask("\\#-##", "12")).toBe("#-12");
  expect(unmask("\\#-##", "#-12")).toBe("12");
});

test("a mask gives the raw characters, an example, and whether it is complete", () => {
  expect(unmask(phone, "+7 (999) 12")).toBe("99912");
  expect(describeMask(phone)).toBe("+7 (___) ___-__-__");
  expect(isComplete(phone, "+7 (999) 123-45-67")).toBe(true);
  expect(isComplete(phone, "+7 (999) 123-45-6")).toBe(false);
  expect(isNumericMask(phone)).toBe(true);
  expect(isNumericMask("AA ##")).toBe(false);
});
