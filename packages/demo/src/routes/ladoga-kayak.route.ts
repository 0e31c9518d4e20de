import { makeRoute } from "@tour/blocks/definitions";

/** By water between the islands: a line without heights. */
export const ladogaRoute = makeRoute(
  [61.512, 30.196],
  [
    {
      day: "d1",
      through: [
        [61.497, 30.215],
        [61.481, 30.246],
      ],
    },
    {
      day: "d2",
      through: [
        [61.462, 30.205],
        [61.436, 30.12],
        [61.405, 30.2],
      ],
    },
    {
      day: "d3",
      through: [
        [61.388, 30.27],
        [61.372, 30.345],
        [61.405, 30.41],
      ],
    },
    {
      day: "d4",
      through: [
        [61.44, 30.42],
        [61.47, 30.36],
      ],
    },
    {
      day: "d5",
      through: [
        [61.485, 30.29],
        [61.503, 30.235],
      ],
    },
  ],
);
