import type { KitCases } from "../kit-cases.ts";
import { FileDrop, FileProgress } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    fileDrop: {
      element: (
        <FileDrop onFiles={() => {}}>
          <FileProgress name="a.jpg" progress={0.5} />
        </FileDrop>
      ),
      html: 'aria-valuenow="50"',
    },
  },
  attributes: {
    fileDrop: (own) => <FileDrop {...own} onFiles={() => {}} />,
    fileProgress: (own) => (
      <ul>
        <FileProgress {...own} name="a.jpg" progress={0.5} />
      </ul>
    ),
  },
};
