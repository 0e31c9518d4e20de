import { Form } from "radix-ui";

const email = /^[^@ ]+@[^@ ]+$/;

export const Example = () => (
  <Form.Root>
    <Form.Field name="email">
      <Form.Label>E-mail</Form.Label>
      <Form.Control required />
      <Form.Message match="valueMissing">Required field</Form.Message>
      <Form.Message match={(value) => !email.test(value)}>Please enter a valid e-mail</Form.Message>
    </Form.Field>
  </Form.Root>
);
