/** How one guide looks; every part is drawn around the middle of the face, half a face is 100 wide. */
export interface Guide {
  skin: string;
  hairColor: string;
  hair: "short" | "swept" | "bun" | "long" | "braid" | "curly" | "bob" | "none";
  beard?: "full" | "stubble" | "moustache";
  hat?: "beanie" | "brim" | "cap" | "fur-hood" | "headband";
  hatColor?: string;
  clothes: "parka" | "shell" | "sweater" | "shirt" | "down";
  /** Outer cloth, and what is under it or on it. */
  cloth: readonly [main: string, second: string];
  straps?: boolean;
  /** Jaw: below 1 narrower, above 1 broader. */
  jaw?: number;
  /** Lashes, finer brows, fuller lips. */
  soft?: boolean;
  glasses?: boolean;
  /** Lines of a life outdoors. */
  elder?: boolean;
}
