/** Colours of a map, each as the library reads them: `rgb(1, 2, 3)`. */
export interface MapColors {
  land: string;
  water: string;
  green: string;
  built: string;
  building: string;
  road: string;
  mainRoad: string;
  casing: string;
  path: string;
  rail: string;
  label: string;
  quietLabel: string;
  waterLabel: string;
}

const land = "color-mix(in oklab, var(--accent-surface) 60%, var(--surface))";
const onLand = (color: string, share: number) => `color-mix(in oklab, ${color} ${share}%, ${land})`;

/** Made of the preset, as the drawn map is; on a dark page roads are lighter than land, too. */
const expressions = (isDark: boolean): Record<keyof MapColors, string> => ({
  land,
  water: "color-mix(in oklab, var(--accent-text) 18%, var(--surface))",
  green: onLand("var(--accent-text)", 9),
  built: onLand("var(--text)", 4),
  building: onLand("var(--text)", 9),
  road: isDark ? onLand("var(--text)", 20) : onLand("white", 88),
  mainRoad: isDark ? onLand("var(--text)", 30) : onLand("white", 100),
  casing: isDark ? onLand("black", 30) : onLand("var(--text)", 20),
  path: onLand("var(--text)", 34),
  rail: onLand("var(--text)", 26),
  label: "var(--text)",
  quietLabel: onLand("var(--text)", 78),
  waterLabel: onLand("var(--text)", 70),
});

/** Works out the preset's colours where an element stands. */
export function readMapColors(element: HTMLElement): MapColors {
  const probe = element.appendChild(document.createElement("i"));
  probe.hidden = true;
  const context = document
    .createElement("canvas")
    .getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  const resolve = (expression: string): [number, number, number] => {
    probe.style.color = expression;
    // Mixed colours are answered as `oklab(…)`, which the library does not read.
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const [red, green, blue] = resolve("var(--surface)");
  const isDark = 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  const entries = Object.entries(expressions(isDark)).map(([name, expression]) => [
    name,
    `rgb(${resolve(expression).join(", ")})`,
  ]);
  probe.remove();
  return Object.fromEntries(entries) as MapColors;
}
