import { makeRoute } from "./make-route.ts";
import type { WayPlace } from "./make-route.ts";

const lowerLake: WayPlace = [49.988, 85.832, 1627];
const camp: WayPlace = [49.952, 85.84, 1650];

/** The way of the sample's tour: on foot from the second day to the sixth, and one day in the camp. */
export const sampleRoute = makeRoute(
  [50.07, 85.875, 1180],
  [
    { day: "d2", through: [[50.03, 85.86, 1360], lowerLake] },
    {
      day: "d3",
      through: [[49.972, 85.826, 1690], [49.96, 85.85, 1640], [49.945, 85.868, 1790], camp],
    },
    {
      day: "d4",
      through: [[49.935, 85.81, 2020], [49.917, 85.778, 2580], [49.93, 85.8, 2090], camp],
    },
    { day: "d6", through: [lowerLake, [50.02, 85.8, 1480], [50.058, 85.79, 1150]] },
  ],
);
