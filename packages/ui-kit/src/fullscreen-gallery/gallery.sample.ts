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

/** Nine pictures for stories; the size is part of the address, as on a media host. */
export const samplePictures: GalleryItem[] = Object.entries(places).map(([name, alt]) => ({
  image: `/sample-media/${name}.webp?size={size}`,
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
