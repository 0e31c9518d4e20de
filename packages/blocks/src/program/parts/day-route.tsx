import type { ReactNode } from "react";
import { RouteFigure } from "../../parts/route/route-figure.tsx";
import type { RouteView } from "../../parts/route/route-view.ts";
import { texts } from "../../texts/ru.ts";
import type { DayView } from "../select-days.ts";

interface DayRouteProps {
  data: { days: DayView[]; route: RouteView | null };
  look: "beside" | "under";
  heading?: ReactNode;
  children?: ReactNode;
}

/** The tour's route, whose places are named by the days of its programme; nothing where it has none. */
export function DayRoute({ data: { days, route }, ...figure }: DayRouteProps) {
  if (!route) return null;
  const titleOf = (number: number) =>
    `${texts.program.day(number)}. ${days.find((day) => day.number === number)?.title ?? ""}`;
  return <RouteFigure view={route} titleOf={titleOf} {...figure} />;
}
