import type { Properties } from "./properties.ts";

/** Multiples of the 4 px base that have a property. */
const spaceSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32];

/** Distances, page widths and motion: the same for every preset. */
export const spaceProperties: Properties = {
  ...(Object.fromEntries(
    spaceSteps.map((step) => [`--space-${step}`, `${step * 4}px`]),
  ) as Properties),
  "--section-padding": "clamp(36px, 8vw, 128px)",
  "--content": "1344px",
  "--gutter": "clamp(16px, 4vw, 48px)",
  "--measure": "64ch",
  "--ease-out": "cubic-bezier(0.22, 1, 0.36, 1)",
  "--duration-fast": "150ms",
  "--duration-base": "220ms",
  "--duration-slow": "300ms",
};
