"use client";

import { useInBrowser } from "../behaviours/use-in-browser.ts";
import styles from "./phone-input.module.css";

let known: boolean | undefined;

/** Whether the platform's font draws two regional indicators as one coloured flag. */
function hasFlags(): boolean {
  if (known !== undefined) return known;
  known = false;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return known;
  context.font = "16px sans-serif";
  const letter = context.measureText("🇷").width;
  if (context.measureText("🇷🇺").width > letter * 1.5) return known;
  context.fillText("🇷🇺", 0, 20);
  const { data } = context.getImageData(0, 0, 32, 32);
  for (let at = 0; at < data.length && !known; at += 4) known = data[at] !== data[at + 2];
  return known;
}

/** A country's flag as an emoji, or its two letters where the platform has no flags. */
export function Flag({ country }: { country: string }) {
  const isDrawn = useInBrowser(hasFlags);
  const emoji = country.replace(/./g, (letter) =>
    String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0)),
  );
  return (
    <span className={isDrawn ? styles.flag : styles.badge} aria-hidden="true">
      {isDrawn ? emoji : country}
    </span>
  );
}
