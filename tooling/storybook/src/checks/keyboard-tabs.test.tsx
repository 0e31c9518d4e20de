import { Tab, TabList, TabPanel, Tabs } from "@tour/ui-kit/tabs";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

// A value may have spaces; the ids that refer to one another may not.
const names = ["Content", "Design", "Payments", "Own domain"];

const Settings = ({ dir, open = "Content" }: { dir?: "rtl"; open?: string }) => (
  <div dir={dir}>
    <Tabs defaultValue={open}>
      <TabList aria-label="Settings">
        {names.map((name) => (
          <Tab key={name} value={name} disabled={name === "Payments"}>
            {name}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          Panel of {name}
        </TabPanel>
      ))}
    </Tabs>
  </div>
);

/** Presses a key and expects a tab to have the focus and the open panel. */
async function expectTab(key: string, name: string): Promise<void> {
  await pressKeys(key);
  const tab = page.getByRole("tab", { name, selected: true });
  await expect.element(tab).toHaveFocus();
  const panel = page.getByRole("tabpanel", { name });
  await expect.element(panel).toBeVisible();
  await expect.element(tab).toHaveAttribute("aria-controls", panel.element().id);
}

test("tabs: arrows wrap around and skip disabled ones, Home and End go to the ends, Tab to the panel", () =>
  showStory(Settings, async () => {
    await expect.element(page.getByRole("tablist", { name: "Settings" })).toBeVisible();
    await expectTab("Tab", "Content");
    await expectTab("ArrowRight", "Design");
    await expectTab("ArrowRight", "Own domain");
    await expectTab("ArrowRight", "Content");
    await expectTab("ArrowLeft", "Own domain");
    await expectTab("Home", "Content");
    await expectTab("End", "Own domain");
    await pressKeys("Tab");
    await expect.element(page.getByRole("tabpanel", { name: "Own domain" })).toHaveFocus();
    await expectTab("Shift+Tab", "Own domain");
  }));

test("tabs from right to left: the arrows are mirrored", () =>
  showStory(
    () => <Settings dir="rtl" />,
    async () => {
      await expectTab("Tab", "Content");
      await expectTab("ArrowLeft", "Design");
      await expectTab("ArrowRight", "Content");
      await expectTab("ArrowRight", "Own domain");
      await expectTab("Home", "Content");
    },
  ));

test("tabs: the keyboard reaches a row in which none is selected", () =>
  showStory(
    () => <Settings open="" />,
    async () => {
      await pressKeys("Tab");
      await expect.element(page.getByRole("tab", { name: "Content" })).toHaveFocus();
      await pressKeys("Enter");
      await expect.element(page.getByRole("tabpanel", { name: "Content" })).toBeVisible();
    },
  ));
