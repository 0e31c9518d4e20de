/** Every text that the builder and sales have in common; each part's own come with its code. */
export * as texts from "./every-text.ru.ts";
