/** Every text that the builder and sales have in common; each part's own come with its code. */
// oxlint-disable-next-line oxc/no-barrel-file -- the bundler takes only the texts that are named
export * as texts from "./every-text.ru.ts";
