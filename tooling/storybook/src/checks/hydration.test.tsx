import { useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { controlStories } from "./control-stories.tsx";
import { composeKit } from "./every-story.ts";
import { makeStage, settle } from "./show-story.ts";

const sent = commands.renderStories();

/** Says when React has taken the page over. */
function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone);
  return children;
}

/** Puts the server's HTML into the page, hydrates it, and answers what React complains about. */
async function hydrateStory(id: string, Story: ComponentType): Promise<string[]> {
  const complaints: string[] = [];
  const write = vi.spyOn(console, "error").mockImplementation((...values) => {
    complaints.push(values.map(String).join(" "));
  });
  const stage = makeStage();
  stage.innerHTML = (await sent)[id]!;
  const root = await new Promise<Root>((resolve) => {
    const made: Root = hydrateRoot(
      stage,
      <Hydrated onDone={() => resolve(made)}>
        <Story />
      </Hydrated>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
  });
  await settle();
  root.unmount();
  stage.remove();
  write.mockRestore();
  return complaints;
}

test.for([...composeKit()])(
  "%s hydrates the server's HTML without changes",
  async ([id, Story]) => {
    expect(await hydrateStory(id, Story)).toEqual([]);
  },
);

test.for(Object.entries(controlStories))("%s is noticed", async ([id, Story]) => {
  expect((await hydrateStory(id, Story)).join()).toMatch(/[Hh]ydrat/);
});
