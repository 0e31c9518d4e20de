import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";

/** Opens a date over the view that one came from. */
export function DateLink({
  id,
  ...props
}: { id: number } & Omit<ComponentProps<"a">, "id" | "ref">) {
  return (
    <Link
      {...props}
      from="/$organizerId/departures"
      to="."
      search={(before) => ({ ...before, id })}
      resetScroll={false}
    />
  );
}
