import type { GenericSchema } from "valibot";

/** The bounds that a number's schema sets, for the control's steps and clamping. */
export function readBounds(schema: GenericSchema): { min?: number; max?: number } {
  const { pipe = [] } = schema as { pipe?: readonly { type: string; requirement?: unknown }[] };
  const bound = (type: string) => {
    const requirement = pipe.find((action) => action.type === type)?.requirement;
    return typeof requirement === "number" ? requirement : undefined;
  };
  return { min: bound("min_value"), max: bound("max_value") };
}
