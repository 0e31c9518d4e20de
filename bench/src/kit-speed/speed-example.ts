import type { ComponentType } from "react";

/** A row of the table and an option of the list. */
export interface SpeedItem {
  text: string;
  value: string;
  price: number;
  days: number;
  city: string;
}

export interface SpeedProps {
  items: SpeedItem[];
}

/** What the file of a contender exports. */
export interface SpeedExample {
  Example: ComponentType<SpeedProps>;
  /** What is pressed to open it. Default the first button or field. */
  trigger?: string;
  /** What is seen once it is open, where it differs from the scenario's. */
  shown?: string;
}

/** So many rows, all different. */
export function makeItems(count: number): SpeedItem[] {
  return Array.from({ length: count }, (_, index) => ({
    text: `Entry ${index + 1}`,
    value: `e${index + 1}`,
    price: ((index * 7919) % 9973) * 10,
    days: (index % 14) + 1,
    city: `City ${(index % 40) + 1}`,
  }));
}
