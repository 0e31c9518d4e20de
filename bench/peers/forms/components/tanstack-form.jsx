import { useForm } from "@tanstack/react-form";

const email = /^[^@ ]+@[^@ ]+$/;

const fields = [
  ["name", "Name", ({ value }) => (value.length < 2 ? "At least 2" : undefined)],
  [
    "email",
    "E-mail",
    ({ value }) => (email.test(value) ? undefined : "Please enter a valid e-mail"),
  ],
];

export const Example = ({ save }) => {
  const form = useForm({
    defaultValues: { name: "", email: "" },
    onSubmit: ({ value }) => save(value),
  });
  const submit = (event) => {
    event.preventDefault();
    void form.handleSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      {fields.map(([name, label, onBlur]) => (
        <form.Field key={name} name={name} validators={{ onBlur, onSubmit: onBlur }}>
          {({ state, handleChange, handleBlur }) => (
            <label>
              {label}
              <input
                value={state.value}
                aria-invalid={!state.meta.isValid}
                onChange={(event) => handleChange(event.target.value)}
                onBlur={handleBlur}
              />
              {state.meta.errors[0]}
            </label>
          )}
        </form.Field>
      ))}
    </form>
  );
};
