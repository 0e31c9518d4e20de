import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import { email, minLength, object, pipe, string } from "valibot";

const schema = object({
  name: pipe(string(), minLength(2, "At least 2")),
  email: pipe(string(), email("Please enter a valid e-mail")),
});

export const Example = ({ save }) => {
  const { register, handleSubmit, formState } = useForm({
    mode: "onTouched",
    resolver: valibotResolver(schema),
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(save)}>
      <label>
        Name
        <input aria-invalid={!!errors.name} {...register("name")} />
        {errors.name?.message}
      </label>
      <label>
        E-mail
        <input aria-invalid={!!errors.email} {...register("email")} />
        {errors.email?.message}
      </label>
    </form>
  );
};
