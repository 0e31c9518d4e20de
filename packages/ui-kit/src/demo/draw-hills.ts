const palettes = [
  ["#f7d9a8", "#e8896b", "#6b4a6e", "#2b2440"],
  ["#dff1f7", "#8fc3d9", "#3f7f9e", "#123a52"],
  ["#fbeec8", "#b9c97a", "#5f8a4d", "#1f4230"],
  ["#f4e3ef", "#c99bc4", "#7a5a9c", "#2c2350"],
  ["#ffe6c9", "#f0a35e", "#b3542a", "#4a1f17"],
  ["#e9f0ee", "#9fb9b3", "#587a78", "#1d3438"],
] as const;

/** Ridges behind one another under a low sun, as the address of a picture: nothing is fetched. */
export function drawHills(index: number): string {
  const [sky, far, middle, near] = palettes[index % palettes.length] ?? palettes[0];
  const sun = 200 + ((index * 170) % 800);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="${sky}"/><circle cx="${sun}" cy="300" r="70" fill="#fff" opacity=".8"/><path fill="${far}" d="M0 480 180 330l130 110 190-210 210 240 170-130 320 220v360H0z"/><path fill="${middle}" d="M0 590l240-130 200 120 240-170 260 190 260-110v410H0z"/><path fill="${near}" d="M0 700l300-90 330 80 300-110 270 70v250H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const names = [
  "Закат над хребтом",
  "Озеро на рассвете",
  "Зелёная долина",
  "Сумерки в горах",
  "Каньон вечером",
  "Туман над перевалом",
];

/** So many drawn landscapes with their words. */
export const listHills = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: drawHills(index),
    alt: names[index % names.length] ?? "",
  }));
