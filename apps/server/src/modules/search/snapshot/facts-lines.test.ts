import fc from "fast-check";
import { expect, test } from "vitest";
import { manyFacts } from "../test-facts.ts";
import { FactsReader, FactsWriter } from "./facts-lines.ts";

test("tours are read as they were written, whatever they are, over several lines", () => {
  fc.assert(
    fc.property(fc.array(manyFacts(5), { maxLength: 4 }), (parts) => {
      const [writer, reader] = [new FactsWriter(), new FactsReader()];
      for (const part of parts) expect(reader.read(writer.write(part))).toEqual(part);
    }),
  );
});
