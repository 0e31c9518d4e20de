import { hasLength, isEmail, useForm } from "@mantine/form";

export const Example = ({ save }) => {
  const form = useForm({
    initialValues: { name: "", email: "" },
    validateInputOnBlur: true,
    validate: {
      name: hasLength({ min: 2 }, "At least 2"),
      email: isEmail("Please enter a valid e-mail"),
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(save)}>
      <label>
        Name
        <input aria-invalid={!!form.errors.name} {...form.getInputProps("name")} />
        {form.errors.name}
      </label>
      <label>
        E-mail
        <input aria-invalid={!!form.errors.email} {...form.getInputProps("email")} />
        {form.errors.email}
      </label>
    </form>
  );
};
