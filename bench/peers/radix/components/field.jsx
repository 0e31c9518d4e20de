import { Form } from "radix-ui";

export const Example = () => (
  <Form.Root>
    <Form.Field name="name" serverInvalid>
      <Form.Label>Name</Form.Label>
      <Form.Control required aria-describedby="hint" />
      <p id="hint">As in the passport</p>
      <Form.Message match="valueMissing">Required field</Form.Message>
    </Form.Field>
  </Form.Root>
);
