import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

const focusable = "input:enabled:not([hidden]), textarea:enabled, button:enabled, [tabindex='0']";

/** Brings the field, or the card, that the address names after "#" into sight and gives it the focus. */
export function useFieldInAddress(): void {
  const name = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (name === "") return;
    const wanted = `[name="${CSS.escape(name)}"], #${CSS.escape(name)}`;
    const field = document.querySelector<HTMLElement>(wanted);
    if (!field) return;
    field.scrollIntoView({ block: "center" });
    const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
    control?.focus({ preventScroll: true });
  }, [name]);
}
