import { Field, Form } from "react-final-form";

const email = /^[^@ ]+@[^@ ]+$/;

const fields = [
  ["name", "Name", (value) => (value?.length >= 2 ? undefined : "At least 2")],
  ["email", "E-mail", (value) => (email.test(value) ? undefined : "Please enter a valid e-mail")],
];

export const Example = ({ save }) => (
  <Form onSubmit={save}>
    {({ handleSubmit }) => (
      <form noValidate onSubmit={handleSubmit}>
        {fields.map(([name, label, validate]) => (
          <Field key={name} name={name} validate={validate}>
            {({ input, meta }) => (
              <label>
                {label}
                <input {...input} aria-invalid={meta.touched && !!meta.error} />
                {meta.touched && meta.error}
              </label>
            )}
          </Field>
        ))}
      </form>
    )}
  </Form>
);
