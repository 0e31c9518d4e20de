import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { email, minLength, object, string } from "zod/mini";

const schema = object({
  name: string().check(minLength(2, "At least 2")),
  email: email("Please enter a valid e-mail"),
});

export const Example = ({ save }) => {
  const { register, handleSubmit, formState } = useForm({
    mode: "onTouched",
    resolver: zodResolver(schema),
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
