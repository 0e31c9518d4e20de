"use client";

import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { DeferredHydration } from "../../parts/deferred-hydration/deferred-hydration.tsx";
import { RouteScrub } from "../../parts/route/route-scrub.tsx";
import type { RouteView } from "../../parts/route/route-view.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import type { DayView } from "../select-days.ts";
import styles from "./day-route.module.css";

interface DayRouteProps {
  data: { days: DayView[]; route: RouteView | null };
  /** The map beside the profile, or beside what follows under it. */
  look: "beside" | "under";
  /** Beside the facts of the whole way. */
  heading?: ReactNode;
  /** What stands beside the map under the profile. */
  children?: ReactNode;
}

const loadRouteScrub = async () => (await import("../../parts/route/route-scrub.tsx")).RouteScrub;

/** The tour's route, whose places are named by the days of its programme; nothing where it has none. */
export function DayRoute({ data: { days, route }, look, heading, children }: DayRouteProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Keys may have reached the slider before anything heard of them: its code is fetched now.
    if (activeElement && place.current?.contains(activeElement)) {
      activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
  }, []);
  if (!route) return null;
  const titles = days.map(({ title }) => title);
  return (
    <div ref={place} className={styles.route} data-look={look}>
      <DeferredHydration
        drawn={isIsland || RouteScrub}
        load={loadRouteScrub}
        props={{ view: route, titles, heading }}
      />
      {children}
    </div>
  );
}
