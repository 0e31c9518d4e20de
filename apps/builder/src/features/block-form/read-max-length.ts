import type { GenericSchema } from "valibot";

/** How many characters or entries a schema allows; undefined where it sets no limit. */
export function readMaxLength(schema: GenericSchema): number | undefined {
  const { pipe = [] } = schema as { pipe?: readonly { type: string; requirement?: unknown }[] };
  const requirement = pipe.find(({ type }) => type === "max_length")?.requirement;
  return typeof requirement === "number" ? requirement : undefined;
}
