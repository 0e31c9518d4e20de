import type { FieldStore } from "./field-store.ts";
import type { FormValues, SubmitOutcome, ValidationOutcome } from "./form-types.ts";
import { findValidationMap } from "./server-errors.ts";
import type { ValidationMap } from "./server-errors.ts";

type Parts<Values extends FormValues> = {
  store: FieldStore;
  validate: () => Promise<ValidationOutcome<Values>>;
  setServerErrors: (map: ValidationMap) => void;
  focusFirstError: () => boolean;
};

/**
 * Validates, then hands the judged values over. An error that carries a validation map is put at
 * the fields, any other is thrown on. Sending twice at once sends once.
 */
export function createSubmit<Values extends FormValues>(parts: Parts<Values>) {
  const { store, validate, setServerErrors, focusFirstError } = parts;
  let running: Promise<SubmitOutcome<never>> | undefined;

  function refuse(): SubmitOutcome<never> {
    focusFirstError();
    return { status: "invalid", errors: store.readState().errors };
  }

  async function send<Answer>(
    handler: (values: Values) => Answer | PromiseLike<Answer>,
  ): Promise<SubmitOutcome<Answer>> {
    store.setFlags({ isSubmitting: true, formErrors: [] });
    try {
      const { isValid, values } = await validate();
      if (!isValid) return refuse();
      return { status: "done", answer: await handler(values) };
    } catch (error) {
      const map = findValidationMap(error);
      if (!map) throw error;
      setServerErrors(map);
      return refuse();
    } finally {
      running = undefined;
      store.setFlags({ isSubmitting: false });
    }
  }

  return function submit<Answer>(
    handler: (values: Values) => Answer | PromiseLike<Answer>,
  ): Promise<SubmitOutcome<Answer>> {
    running ??= send(handler) as Promise<SubmitOutcome<never>>;
    return running;
  };
}
