import { Field } from "@base-ui/react/field";

export const Example = () => (
  <Field.Root invalid>
    <Field.Label>Name</Field.Label>
    <Field.Control required />
    <Field.Description>As in the passport</Field.Description>
    <Field.Error match>Required field</Field.Error>
  </Field.Root>
);
