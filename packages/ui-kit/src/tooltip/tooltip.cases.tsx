import { Button } from "../button/index.ts";
import type { KitCases } from "../kit-cases.ts";
import { Tooltip } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    tooltip: {
      element: (
        <Tooltip content="Undo">
          <Button>U</Button>
        </Tooltip>
      ),
      html: "<button",
    },
  },
  attributes: {
    tooltip: (own) => (
      <Tooltip {...own} content="Undo">
        <Button>Undo</Button>
      </Tooltip>
    ),
  },
};
