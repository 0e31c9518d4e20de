import type { Preset } from "../preset.schema.ts";
import type { FontFace } from "./font-face.ts";
import { findFontFamily } from "./families.ts";
import { listCoreFaces, listRestFaces } from "./page-faces.ts";
import { strongWeight } from "./strong-weight.ts";

/** The faces of a theme. */
export interface ThemeFaces {
  /** What its first screen is set in, whatever it says; the heading's face leads. */
  first: FontFace[];
  /** Of these, what headings alone are set in and a fitted local face stands in for. */
  swapping: FontFace[];
  /** What is fetched when a letter or an italic needs it. */
  rest: FontFace[];
}

/** The faces of a preset's families: the organiser's own where they are uploaded, else ours. */
export function listThemeFaces({ font_data }: Preset, uploaded: readonly FontFace[]): ThemeFaces {
  const { header, text } = font_data;
  const used = [
    { family: header.font_family, weight: header.font_weight },
    { family: text.font_family, weight: text.font_weight },
    { family: text.font_family, weight: strongWeight(text.font_weight) },
  ];
  const [ofHeading = [], ...ofText] = used.map(({ family, weight }) => {
    const own = uploaded.filter((face) => face.family === family);
    return own.length > 0 ? nearestFaces(own, weight) : listCoreFaces(family, weight);
  });
  const rest = [header.font_family, text.font_family].flatMap((family) => {
    const own = uploaded.filter((face) => face.family === family);
    return own.length > 0 ? own : listRestFaces(family);
  });
  const first = distinct([...ofHeading, ...ofText.flat()]);
  const urls = new Set(first.map(({ url }) => url));
  const urlsOfText = new Set(ofText.flat().map(({ url }) => url));
  return {
    first,
    swapping: ofHeading.filter(
      ({ url, family }) => !urlsOfText.has(url) && findFontFamily(family) !== undefined,
    ),
    rest: distinct(rest).filter(({ url }) => !urls.has(url)),
  };
}

/** Of an uploaded family, the upright files of the weight that is next to the wanted one. */
function nearestFaces(faces: readonly FontFace[], weight: number): FontFace[] {
  const upright = faces.filter(({ style }) => style === "normal");
  const distance = (face: FontFace) => Math.abs(Number.parseInt(`${face.weight}`, 10) - weight);
  const minDistance = Math.min(...upright.map(distance));
  return upright.filter((face) => distance(face) === minDistance);
}

const distinct = (faces: readonly FontFace[]): FontFace[] => [
  ...new Map(faces.map((face) => [face.url, face])).values(),
];
