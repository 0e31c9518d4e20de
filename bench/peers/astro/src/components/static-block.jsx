import { createElement } from "react";
import { variants } from "../../page-blocks/static-variants.js";

export function StaticBlock({ variant, props }) {
  return createElement(variants[variant], props);
}
