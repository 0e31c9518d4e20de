import { blocks } from "@tour/blocks/definitions";
import { isFullProof } from "@tour/proof";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { composeEvery } from "./every-story.ts";
import { findLonelyItems } from "./find-lonely-items.ts";
import { findMisplacedText } from "./find-misplaced-text.ts";
import { settle, showStory } from "./show-story.ts";

/** The narrowest phone, a tablet, and a desktop: where the number of columns changes; px. */
const widths = [320, 768, 1280];

/** Numbers that rows of two, three and four do not divide, and that have stood alone. */
const counts = isFullProof ? [1, 2, 3, 5, 7, 10] : [1, 3, 7];

// Blocks of all variants are laid out many times over on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const modules = import.meta.glob<Record<string, unknown>>(
  "../../../../packages/blocks/src/story/stress/counts.stories.tsx",
  { eager: true },
);

const types = blocks.map(({ definition }) => [definition.name, definition.type] as const);

test.for(types)("%s keeps its layout with any number of entries", async ([, type]) => {
  // The preset with the widest letters.
  const [Story] = composeEvery(modules, { locale: "ru", preset: "volcano" }).values();
  const Counted = Story as ComponentType<{ type: number; count: number }>;
  const findings: string[] = [];
  for (const count of counts) {
    await showStory(
      () => <Counted type={type} count={count} />,
      async (stage) => {
        stage.style.padding = "0";
        for (const width of widths) {
          await page.viewport(width, 900);
          await settle();
          const found = [...findMisplacedText(stage), ...findLonelyItems(stage)];
          findings.push(...found.map((finding) => `${count} at ${width} px: ${finding}`));
        }
      },
    );
  }
  expect(findings.join("\n")).toBe("");
});
