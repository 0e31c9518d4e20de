import "@puckeditor/core/no-external.css";
import "../page-blocks/theme.css";
import "../page-blocks/variants.css";
import { Puck } from "@puckeditor/core";
import { createRoot } from "react-dom/client";
import { keyOf, makeConfig } from "./make-config.jsx";

/** The page and the block to edit: `blocks`, `data` and `edited`, an index. */
const page = await (await fetch("/page")).json();

const data = {
  root: { props: {} },
  zones: {},
  content: page.blocks.map((block) => ({
    type: keyOf(block),
    props: { id: block.id, ...block.content },
  })),
};

createRoot(document.getElementById("root")).render(
  <Puck
    config={makeConfig(page)}
    data={data}
    ui={{ itemSelector: { index: page.edited, zone: "root:default-zone" } }}
    viewports={[{ width: 1440, height: "auto", label: "Desktop" }]}
    iframe={{ enabled: true }}
  />,
);
