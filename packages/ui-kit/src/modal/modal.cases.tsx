import type { KitCases } from "../kit-cases.ts";
import { Modal } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    modal: {
      element: (
        <Modal open onOpenChange={() => {}} title="Domain">
          Inside
        </Modal>
      ),
      html: "Domain",
    },
  },
  attributes: {
    modal: (own) => <Modal {...own} open={false} onOpenChange={() => {}} title="Domain" />,
  },
};
