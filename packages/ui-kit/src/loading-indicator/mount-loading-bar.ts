import type { LoadingBar } from "./loading-bar.ts";
import styles from "./loading-indicator.module.css";

/** Draws a loading bar at the top of a page that has no React; gives the way to take it off. */
export function mountLoadingBar(bar: LoadingBar, parent: HTMLElement = document.body): () => void {
  const element = document.createElement("div");
  element.className = styles.root ?? "";
  element.setAttribute("aria-hidden", "true");
  const draw = () => {
    const { isVisible, progress } = bar.state();
    element.hidden = !isVisible;
    element.style.setProperty("--progress", String(progress / 100));
  };
  draw();
  const leave = bar.subscribe(draw);
  parent.append(element);
  return () => {
    leave();
    element.remove();
  };
}
