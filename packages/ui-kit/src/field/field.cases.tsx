import { Input } from "../input/index.ts";
import type { KitCases } from "../kit-cases.ts";
import { Field, FieldCounter } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    field: {
      element: (
        <Field label="Name" error="Required field">
          <Input />
        </Field>
      ),
      html: 'aria-invalid="true"',
    },
    fieldCounter: { element: <FieldCounter value="Altai" max={6} />, html: "5 / 6" },
  },
  attributes: {
    field: (own) => (
      <Field {...own} label="Name">
        <Input />
      </Field>
    ),
    fieldCounter: (own) => <FieldCounter {...own} value="Altai" max={6} />,
  },
};
