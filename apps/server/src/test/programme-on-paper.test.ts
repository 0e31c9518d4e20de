import { expect, test } from "vitest";
import { writePaper } from "../modules/booking/papers/paper.ts";
import { readDocument } from "../modules/programmes/reading/read-document.ts";
import { samples } from "../modules/programmes/understanding/corpus.ts";
import { understand } from "../modules/programmes/understanding/understand.ts";

// Its letters come from two fonts: a PDF keeps a line of figures and Cyrillic in pieces.
test("programmes in our own PDF are read as they are in plain text", async () => {
  for (const { text, title, days, says } of samples.slice(0, 2)) {
    const made = { title, author: "", now: new Date(0) };
    const pdf = await writePaper(made, (paper) => {
      const [first = "", ...lines] = text.split("\n");
      paper.title(first.replace("# ", ""));
      for (const line of lines) paper.text(line.replace(/^- /, "• "));
    });
    const { found, rest } = understand((await readDocument(new Uint8Array(pdf))).passages);
    const told = found.map(
      ({ field, day, value }) => `${[field, day ?? ""].join(" ").trim()}: ${value}`,
    );
    const titles = found.filter(({ field }) => field === "day_title").map(({ value }) => value);
    expect(titles).toEqual(days);
    expect(told).toEqual(expect.arrayContaining([`title: ${title}`, ...says]));
    expect(rest).toEqual([]);
  }
});
