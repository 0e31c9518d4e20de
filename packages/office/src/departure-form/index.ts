export { DateFields } from "./date-fields.tsx";
export { toDateValues, toSentDate, toSentPrices, toTypedPrices } from "./date-values.ts";
export type { DateValues, TypedPrice } from "./date-values.ts";
export { DocumentsRefusal } from "./documents-refusal.tsx";
export { PriceFields } from "./price-fields.tsx";
export { useSale } from "./use-sale.ts";
export { departureFormTexts } from "../texts/departure-form.ru.ts";
