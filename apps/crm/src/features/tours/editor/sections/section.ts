import type { ComponentType } from "react";
import type { TourFieldKey } from "../autosave/save-state.ts";

/** A part of the editor of a tour. */
export interface TourSection {
  /** As it stands in the address. */
  name: string;
  title: string;
  /** What it is for, where its title does not say it all. */
  lead?: string;
  /** The fields that stand in it. */
  keys: readonly TourFieldKey[];
  Show: ComponentType;
}
