import { notFound } from "@tanstack/react-router";

/** A number as `$id` of an address; anything else is not found. */
export const numberParam = {
  parse: ({ id }: { id: string }) => {
    if (!/^\d{1,9}$/.test(id)) throw notFound();
    return { id: Number(id) };
  },
  stringify: ({ id }: { id: number }) => ({ id: `${id}` }),
};
