import type { GalleryItem } from "./gallery-item.ts";

const places = {
  lake: "Lake between dark woods",
  ridge: "A ridge above the clouds",
  tall: "A waterfall, as high as twenty storeys",
  river: "The bend of a river seen from above",
  dunes: "Dunes in the evening",
  aurora: "Northern lights over a tent",
  taiga: "Morning in the taiga",
  volcano: "A volcano smoking behind a meadow",
  sea: "A stony shore",
};

/** A drawn place; the size that is asked for is part of the address, as on a media host. */
function drawPlace(name: string, index: number): string {
  const sky = `hsl(${(index * 67 + 190) % 360} 55% 72%)`;
  const land = `hsl(${(index * 67 + 150) % 360} 32% 34%)`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" id="${name}">
    <rect width="1200" height="800" fill="${sky}"/><circle cx="850" cy="220" r="80" fill="#fff8"/>
    <path d="M0 620 300 300 520 540 760 220 1200 640V800H0Z" fill="${land}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}#{size}`;
}

/** Nine pictures for stories. */
export const samplePictures: GalleryItem[] = Object.entries(places).map(([name, alt], index) => ({
  image: drawPlace(name, index),
  alt,
}));

/** A picture that cannot be shown. */
export const brokenPicture: GalleryItem = { image: "data:image/png;base64,AAAA", alt: "Lost" };

/** One video of each provider. */
export const sampleVideos: GalleryItem[] = [
  "https://www.youtube.com/watch?v=M7lc1UVf-VE",
  "https://rutube.ru/video/c6cc4d620b1d4338901770a44b3e82f4/",
  "https://vimeo.com/76979871",
].map((video_url) => ({
  image: samplePictures[2]!.image,
  alt: "Two days on horseback",
  video_url,
}));
