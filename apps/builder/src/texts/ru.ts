/** Every text of the builder. Each screen's own come with its code: read them by their names alone. */
export * as texts from "./every-text.ru.ts";
