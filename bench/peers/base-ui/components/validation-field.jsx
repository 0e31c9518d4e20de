import { Field } from "@base-ui/react/field";
import { Form } from "@base-ui/react/form";

const email = /^[^@ ]+@[^@ ]+$/;

export const Example = () => (
  <Form>
    <Field.Root
      name="email"
      validate={(value) => (email.test(value) ? null : "Please enter a valid e-mail")}
    >
      <Field.Label>E-mail</Field.Label>
      <Field.Control required />
      <Field.Error />
    </Field.Root>
  </Form>
);
