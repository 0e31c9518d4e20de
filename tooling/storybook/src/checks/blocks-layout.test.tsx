import { isFullProof } from "@tour/proof";
import { createElement } from "react";
import type { ComponentType, ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { composeEvery } from "./every-story.ts";
import { findLonelyItems } from "./find-lonely-items.ts";
import { findMisplacedText } from "./find-misplaced-text.ts";
import { settle } from "./show-story.ts";

/**
 * The narrowest phone, a tablet, a desktop; px. `pnpm prove` looks at a usual phone, a tablet lying on
 * its side and a large screen as well.
 */
const widths = isFullProof ? [320, 375, 768, 1024, 1440, 2000] : [320, 768, 1440];

// Forty reviews in four layouts are much to lay out six times over on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const modules = import.meta.glob<Record<string, unknown>>(
  "../../../../packages/blocks/src/**/*.stories.gen.tsx",
  { eager: true },
);

/** A story in an element of its own, which findings name. */
interface Shown {
  name: string;
  stage: HTMLElement;
}

/**
 * Renders the stories one under the other, then measures them at every width: nothing is loaded
 * anew. Each stands in a form of its own, so that radio buttons of one name leave each other alone.
 */
async function measure(stories: Record<string, ComponentType>): Promise<string[]> {
  document.body.style.margin = "0";
  const shown = Object.entries(stories).map(([name, Story]) => {
    const stage = document.createElement("div");
    stage.style.isolation = "isolate";
    const form = document.createElement("form");
    form.append(stage);
    document.body.append(form);
    const root = createRoot(stage);
    flushSync(() => root.render(createElement(Story)));
    return { name, stage, root };
  });
  try {
    const findings: string[] = [];
    for (const width of widths) {
      await page.viewport(width, 900);
      await settle();
      for (const { stage } of shown) unfold(stage);
      findings.push(...shown.flatMap((story) => measureStory(story, width)));
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > width) findings.push(`${width} px: the page is ${scrollWidth} px wide`);
    }
    return findings;
  } finally {
    for (const { root, stage } of shown) {
      root.unmount();
      stage.parentElement?.remove();
    }
  }
}

function measureStory({ name, stage }: Shown, width: number): string[] {
  const findings = [...findMisplacedText(stage), ...findLonelyItems(stage)];
  return findings.map((finding) => `${width} px, ${name}: ${finding}`);
}

/** Opens what is folded: there is most text then. */
function unfold(stage: HTMLElement): void {
  for (const fold of stage.querySelectorAll("details:not([open])")) {
    fold.removeAttribute("name");
    fold.setAttribute("open", "");
  }
}

const blocks = Object.entries(modules).map(
  ([path, module]) => [path.split("/").at(-2)!, module] as const,
);

test.for(blocks)("%s keeps its layout", async ([, module]) => {
  const stories = [...composeEvery({ module }, { locale: "ru" })].map(([id, Story]) => {
    return [id.slice(id.indexOf("--") + 2), Story] as const;
  });
  expect((await measure(Object.fromEntries(stories))).join("\n")).toBe("");
});

const Block = ({ children }: { children: ReactNode }) => (
  <article data-stress="0" style={{ position: "relative", padding: 20 }}>
    {children}
  </article>
);

const lowered = { position: "relative", insetBlockStart: 20, margin: 0 } as const;
const word = { inlineSize: 60, overflowWrap: "normal" } as const;
const cut = { blockSize: 30, overflow: "hidden" } as const;

interface Fault {
  name: string;
  finding: RegExp;
  content: ReactNode;
}

const onText = (
  <>
    <p style={lowered}>Первая</p>
    <p style={{ margin: 0 }}>Вторая</p>
  </>
);

const card = { background: "gray", blockSize: 40 } as const;
const leftOver = (
  <ul style={{ display: "grid", gridTemplateColumns: "1fr 1fr", padding: 0 }}>
    {["Первая", "Вторая", "Третья"].map((name) => (
      <li key={name} style={card}>
        {name}
      </li>
    ))}
  </ul>
);

test.for<Fault>([
  {
    name: "a box wider than the window",
    finding: /stands from/,
    content: <div style={{ inlineSize: 4000 }}>Слово</div>,
  },
  {
    name: "a word wider than its column",
    finding: /leaves its column/,
    content: <p style={word}>{"долго".repeat(9)}</p>,
  },
  { name: "text on text", finding: /lies on/, content: onText },
  {
    name: "text over the block's edge",
    finding: /sticks out/,
    content: <p style={{ ...lowered, top: 60 }}>Ниже</p>,
  },
  { name: "a card that is left over", finding: /stands alone/, content: leftOver },
  {
    name: "text that is cut",
    finding: /is cut/,
    content: <p style={cut}>{"слова ".repeat(900)}</p>,
  },
])("$name is detected", async ({ finding, content }) => {
  const findings = await measure({ control: () => <Block>{content}</Block> });
  for (const width of widths) {
    expect(findings.join("\n")).toMatch(new RegExp(`${width} px, control: .*${finding.source}`));
  }
});

test("intended overflow and overlap are not reported", async () => {
  const Control = () => (
    <Block>
      <div style={{ overflowX: "auto" }}>
        <p style={{ inlineSize: 4000 }}>Ряд, который листают</p>
      </div>
      <p style={{ lineHeight: 1 }}>
        {"Строки одного текста ".repeat(30)}
        <strong>и слова в нём</strong>
      </p>
      <p
        style={{
          display: "-webkit-box",
          overflow: "hidden",
          WebkitLineClamp: 2,
          WebkitBoxOrient: "vertical",
        }}
      >
        {"слова ".repeat(900)}
      </p>
    </Block>
  );
  expect(await measure({ Control })).toEqual([]);
});
