/** Every text of the builder. Each screen's own come with its code: read them by their names alone. */
// oxlint-disable-next-line oxc/no-barrel-file -- the bundler takes only the texts that are named
export * as texts from "./every-text.ru.ts";
