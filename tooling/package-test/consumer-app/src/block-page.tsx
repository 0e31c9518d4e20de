import { makeSamplePage } from "@tour/blocks";
import { findBlock } from "@tour/blocks/definitions";
import { BlockContent, loadVariant, prepareBlock } from "@tour/blocks/render";
import { findPresetType, presetToCss } from "@tour/theme";
import { Button } from "@tour/ui-kit/button";
import { createRoot } from "react-dom/client";
import "@tour/ui-kit/styles.css";
import "@tour/blocks/styles.css";

const style = document.createElement("style");
style.textContent = presetToCss("volcano", findPresetType("volcano")?.preset);
document.head.append(style);

const intro = findBlock(3);
if (!intro) throw new Error("There is no main intro.");
const variant = await loadVariant(3, 2);
const block = prepareBlock(
  {
    id: "intro",
    type: 3,
    variant: 2,
    status: 2,
    is_hidden: false,
    anchor: "",
    content_version: intro.definition.version,
    content: intro.definition.sample,
  },
  makeSamplePage("main"),
);
if (typeof block === "string") throw new Error(block);

createRoot(document.getElementById("root")!).render(
  <>
    <Button id="kit-button">Забронировать</Button>
    <section id="block">
      <BlockContent variant={variant} props={block.props} />
    </section>
  </>,
);
