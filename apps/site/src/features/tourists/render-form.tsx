import { renderToString } from "react-dom/server";
import { idPrefix } from "./id-prefix.ts";
import { TouristsForm } from "./tourists-form.tsx";
import type { TouristsFormProps } from "./tourists-form.tsx";

/** The forms by themselves, as the browser brings them to life. */
export const renderForm = (props: TouristsFormProps): string =>
  renderToString(<TouristsForm {...props} />, { identifierPrefix: idPrefix });
