import { expect, test, vi } from "vitest";

const loaded = vi.fn();
vi.mock("libphonenumber-js/min/es6", async (load) => {
  loaded();
  return load();
});

test("the phone library and its metadata are not loaded with the component, but when asked for", async () => {
  // Other files of the same run may have loaded it.
  vi.resetModules();
  await import("./index.ts");
  expect(loaded).not.toHaveBeenCalled();
  const { loadPhoneLibrary } = await import("./phone-library.ts");
  const [first, second] = await Promise.all([loadPhoneLibrary(), loadPhoneLibrary()]);
  expect(loaded).toHaveBeenCalledOnce();
  expect(first).toBe(second);
  expect(first.getCountryCallingCode("RU")).toBe("7");
});
