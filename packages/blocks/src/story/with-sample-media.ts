const stock = /^\/media\/stock-([a-z]+)\/\{size\}$/;

/** The same data with stock pictures at their files, which Storybook serves as they are. */
export function withSampleMedia<T>(value: T): T {
  return replace(value) as T;
}

function replace(value: unknown): unknown {
  if (typeof value === "string") return value.replace(stock, "/sample-media/$1.webp");
  if (Array.isArray(value)) return value.map(replace);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry)]));
}
