import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { keptSearch } from "./list/kept-place.ts";
import { isForScreen } from "./list/use-list-keys.ts";

/** Esc leads back to the list, at the place that one came from. */
export function useBackToList(organizerId: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isForScreen(event)) return;
      void navigate({
        to: "/$organizerId/requests",
        params: { organizerId },
        search: keptSearch(organizerId),
      });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [navigate, organizerId]);
}
