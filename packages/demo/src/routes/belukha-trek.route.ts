import { makeRoute } from "@tour/blocks/definitions";
import type { WayPlace } from "@tour/blocks/definitions";

const akkemLake: WayPlace = [49.911, 86.538, 2050];

/** The ring round Akkem, on foot: the ways by car before and after it are none of it. */
export const belukhaRoute = makeRoute(
  [50.128, 86.44, 1020],
  [
    {
      day: "d2",
      through: [
        [50.095, 86.492, 930],
        [50.062, 86.512, 1080],
        [50.037, 86.522, 1190],
      ],
    },
    {
      day: "d3",
      through: [[49.985, 86.553, 1480], [49.945, 86.55, 1790], akkemLake],
    },
    {
      day: "d4",
      through: [[49.922, 86.573, 2210], [49.917, 86.607, 2630], [49.92, 86.57, 2200], akkemLake],
    },
    {
      day: "d5",
      through: [[49.878, 86.549, 2130], [49.847, 86.556, 2420], [49.88, 86.542, 2120], akkemLake],
    },
    {
      day: "d6",
      through: [[49.903, 86.512, 2260], [49.893, 86.474, 2590], [49.906, 86.515, 2270], akkemLake],
    },
    {
      day: "d7",
      through: [
        [49.93, 86.5, 2560],
        [49.946, 86.463, 3060],
        [49.952, 86.43, 2540],
        [49.966, 86.37, 1990],
      ],
    },
    {
      day: "d8",
      through: [
        [49.936, 86.36, 2110],
        [49.897, 86.405, 1786],
      ],
    },
    {
      day: "d9",
      through: [
        [49.96, 86.37, 1500],
        [50.03, 86.345, 1210],
        [50.105, 86.33, 960],
      ],
    },
  ],
);
