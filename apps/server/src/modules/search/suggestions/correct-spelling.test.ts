import { expect, test } from "vitest";
import { testFacts } from "../test-facts.ts";
import { correctSpelling } from "./fuzzy-matches.ts";
import { swapLayout } from "./phonetic-key.ts";
import { SuggestionIndex } from "./suggestion-index.ts";

const index = new SuggestionIndex();
["Чуйский тракт до самого Марса", "Деревянное зодчество", "Снега Байкала"].forEach((title, slot) =>
  index.put(slot, testFacts({ id: slot + 1, title }), undefined),
);

test.each([
  ["Бойкала", "байкала"],
  ["снега бойкала", "снега байкала"],
  ["снегам Бойкала", "снегам байкала"],
  ["baikala", "байкала"],
  [swapLayout("марса"), "марса"],
])("%s is spelled %s", (typed, spelled) => {
  expect(correctSpelling(index, typed)).toBe(spelled);
});

// "самое" begins as "самого" does, with one mistake: that is enough to suggest a name, not to mend a word.
test.each(["самое деревянное", "марсоход", "самолёт"])("%s is left as it is", (typed) => {
  expect(correctSpelling(index, typed) ?? typed).toBe(typed);
});
