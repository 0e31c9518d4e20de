import type { PageData } from "./page-data.ts";

/** The most guests that any of the tours takes, or null where no tour says. */
export function maxGroupSize(tours: PageData["tours"]): number | null {
  const sizes = tours.flatMap(({ group_size_to: size }) => (size ? [size] : []));
  return sizes.length > 0 ? Math.max(...sizes) : null;
}
