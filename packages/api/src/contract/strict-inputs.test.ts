import * as v from "valibot";
import type { GenericSchema } from "valibot";
import { expect, test } from "vitest";
import type { Call } from "../call.ts";
import { contract } from "./index.ts";

interface Part {
  type: string;
  wrapped?: Part;
  item?: Part;
  entries?: Record<string, Part>;
  options?: unknown[];
  pipe?: Part[];
}

/** Places of a schema that take objects with keys that they do not know. */
function listLoose(part: Part, path: string): string[] {
  const own = part.type === "object" || part.type === "loose_object" ? [path] : [];
  const options = part.options?.filter((one) => typeof one === "object") as Part[] | undefined;
  return [
    ...own,
    ...(part.wrapped ? listLoose(part.wrapped, path) : []),
    ...(part.item ? listLoose(part.item, `${path}[]`) : []),
    ...(options ?? []).flatMap((one) => listLoose(one, path)),
    ...(part.pipe ?? []).slice(1).flatMap((one) => listLoose(one, path)),
    ...Object.entries(part.entries ?? {}).flatMap(([key, one]) => listLoose(one, `${path}.${key}`)),
  ];
}

const inputs = Object.entries(contract as Record<string, Call>).flatMap(([name, call]) =>
  (["query", "body"] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? [[`${name}.${part}`, schema] as const] : [];
  }),
);

// ASVS 15.3.3
test.each(inputs)("%s: an unknown key is refused, however deep", (name, schema) => {
  expect(listLoose(schema as unknown as Part, name)).toEqual([]);
  const sent = v.safeParse(schema as GenericSchema, { is_staff: true });
  expect(sent.issues?.some(({ path }) => path?.[0]?.key === "is_staff")).toBe(true);
});

test("control: a loose object is detected, at the top level and nested", () => {
  const loose = v.strictObject({ list: v.optional(v.array(v.object({ a: v.string() }))) });
  expect(listLoose(loose as unknown as Part, "x")).toEqual(["x.list[]"]);
});
