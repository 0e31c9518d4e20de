import { renderToString } from "react-dom/server";
import { BookingForm } from "./booking-form.tsx";
import type { BookingFormProps } from "./booking-form.tsx";
import { idPrefix } from "./id-prefix.ts";

/**
 * The form by itself, as the browser brings it to life: rendered with the page, its ids would be
 * others there, and a label would lose its field.
 */
export const renderForm = (props: BookingFormProps): string =>
  renderToString(<BookingForm {...props} />, { identifierPrefix: idPrefix });
