import { beforeAll } from "vitest";
import { commands } from "vitest/browser";
// First of all, as in Storybook: the style sheet says in which order the layers stand.
import "@tour/blocks/styles.css";

// The tests before may have left the mouse where a story is about to stand.
beforeAll(() => commands.restMouse());
