import { Render } from "@puckeditor/core/rsc";
import { createElement } from "react";
import page from "../page-blocks/page.json";
import { variants } from "../page-blocks/variants.js";

const keyOf = ({ type, variant }) => `${type}-${variant}`;

/** One Puck component for each variant on the page, around the component of our own. */
const components = Object.fromEntries(
  page.blocks.map(({ type, variant, tag: Tag }) => [
    keyOf({ type, variant }),
    {
      render: ({ anchor, block, id, content, data, page: facts }) => (
        <Tag id={anchor || undefined} data-block={id}>
          {createElement(variants[block], { id, content, data, page: facts })}
        </Tag>
      ),
    },
  ]),
);

const config = { components, root: { render: ({ children }) => <main>{children}</main> } };

const data = {
  root: { props: {} },
  zones: {},
  content: page.blocks.map(({ type, variant, anchor, props }) => ({
    type: keyOf({ type, variant }),
    props: { ...props, anchor, block: keyOf({ type, variant }) },
  })),
};

/** The page as Puck shows what was made in its editor. */
export const Page = () => <Render config={config} data={data} />;
