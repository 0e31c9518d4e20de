import type { Preview } from "@storybook/react-vite";

/**
 * Whether a story runs as a test. Where people look at it in Storybook a message is no failure: in
 * another language or at another width a play function may not find what it presses, Storybook itself
 * says so in the console, and the story is to be seen all the same.
 */
const isTest = () => "__vitest_browser__" in globalThis;

let errors: string[] = [];
let restore = () => {};

/** Collects what a story writes by `console.error` and `console.warn`. */
export const watchConsole: Preview["beforeEach"] = () => {
  errors = [];
  const { error, warn } = console;
  const collect =
    (write: typeof console.error) =>
    (...values: unknown[]) => {
      errors.push(values.map(String).join(" "));
      write(...values);
    };
  console.error = collect(error);
  console.warn = collect(warn);
  restore = () => Object.assign(console, { error, warn });
  return () => restore();
};

/**
 * Fails a story that wrote an error or a warning which its parameter `expectedConsole`, a list of
 * patterns, does not name.
 */
export const refuseConsoleErrors: Preview["afterEach"] = ({ parameters }) => {
  const expected = (parameters["expectedConsole"] ?? []) as RegExp[];
  const unexpected = errors.filter((message) => !expected.some((pattern) => pattern.test(message)));
  errors = [];
  if (isTest() && unexpected.length > 0)
    throw new Error(`Unexpected in the console: ${unexpected.join("\n")}`);
};
