import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useOrganizer } from "@tour/office/shell";

/** Leads to a date's own page. */
export function DateLink({
  id,
  ...props
}: { id: number } & Omit<ComponentProps<"a">, "id" | "ref">) {
  const { organizer } = useOrganizer();
  return (
    <Link
      {...props}
      to="/$organizerId/departures/$departureId"
      params={{ organizerId: organizer.id, departureId: id }}
    />
  );
}
