import type { MapBox } from "@tour/api";

/** What the map with streets is made of, as JSON in the page. */
export interface MapData {
  /** The part of the map that the address asks for; empty where it asks for none. */
  asked: string;
  /** What is shown of the world. */
  box: MapBox;
  places: {
    latitude: number;
    longitude: number;
    count: number;
    box: MapBox;
    href: string;
    label: string;
    /** Tours that no nearer look would show apart: they are looked at as a list. */
    isList: boolean;
    /** Of one tour. */
    card: { id: number; title: string; facts: string; price: string; image: string } | null;
  }[];
}
