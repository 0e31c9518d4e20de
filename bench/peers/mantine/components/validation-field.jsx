import "@mantine/core/styles/Input.css";
import { MantineProvider, TextInput } from "@mantine/core";
import { isEmail, useForm } from "@mantine/form";

export function Example() {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "" },
    validate: { email: isEmail("Please enter a valid e-mail") },
  });
  return (
    <MantineProvider>
      <form noValidate onSubmit={form.onSubmit(() => {})}>
        <TextInput
          label="E-mail"
          required
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
      </form>
    </MantineProvider>
  );
}
