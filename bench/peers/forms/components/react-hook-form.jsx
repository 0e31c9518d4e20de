import { useForm } from "react-hook-form";

const required = "Required field";
const email = /^[^@ ]+@[^@ ]+$/;

export const Example = ({ save }) => {
  const { register, handleSubmit, formState } = useForm({ mode: "onTouched" });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(save)}>
      <label>
        Name
        <input
          aria-invalid={!!errors.name}
          {...register("name", { required, minLength: { value: 2, message: "At least 2" } })}
        />
        {errors.name?.message}
      </label>
      <label>
        E-mail
        <input
          aria-invalid={!!errors.email}
          {...register("email", {
            required,
            pattern: { value: email, message: "Please enter a valid e-mail" },
          })}
        />
        {errors.email?.message}
      </label>
    </form>
  );
};
