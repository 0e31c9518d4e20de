import type { KitCases } from "../kit-cases.ts";
import { ColorInput } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    colorInput: { element: <ColorInput defaultValue="#112233" />, html: "#112233" },
  },
  attributes: {
    colorInput: (own) => <ColorInput {...own} />,
  },
};
