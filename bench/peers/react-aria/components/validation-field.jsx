import { FieldError, Form, Input, Label, TextField } from "react-aria-components";

const email = /^[^@ ]+@[^@ ]+$/;

export const Example = () => (
  <Form validationBehavior="aria">
    <TextField
      name="email"
      isRequired
      validate={(value) => (email.test(value) ? null : "Please enter a valid e-mail")}
    >
      <Label>E-mail</Label>
      <Input />
      <FieldError />
    </TextField>
  </Form>
);
