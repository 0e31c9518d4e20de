import { createElement } from "react";
import { prepareBlock } from "../page-blocks/page-source.js";
import { variants } from "../page-blocks/variants.js";
import { makeFields } from "./make-fields.js";

/** One Puck component for each variant on the page; it renders what our preview renders. */
export function makeConfig({ blocks, data }) {
  const components = {};
  for (const block of blocks) {
    const key = keyOf(block);
    components[key] ??= {
      label: key,
      fields: makeFields(block.content),
      render: ({ id, puck: _puck, editMode: _editMode, ...content }) => {
        const prepared = prepareBlock({ ...block, id, content }, data, { isPreview: true });
        if (typeof prepared === "string") return null;
        return (
          <section data-block={prepared.props.id}>
            {createElement(variants[key], prepared.props)}
          </section>
        );
      },
    };
  }
  return { components, root: { render: ({ children }) => <main>{children}</main> } };
}

export const keyOf = ({ type, variant }) => `${type}-${variant}`;
