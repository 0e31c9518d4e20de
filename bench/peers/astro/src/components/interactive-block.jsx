import { createElement } from "react";
import { variants } from "../../page-blocks/interactive-variants.js";

export function InteractiveBlock({ variant, props }) {
  return createElement(variants[variant], props);
}
