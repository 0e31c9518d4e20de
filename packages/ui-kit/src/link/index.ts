export { Link, type LinkProps } from "./link.tsx";
export {
  Action,
  type ActionProps,
  type AnchorAction,
  type ButtonAction,
  type RouteAction,
} from "./action.tsx";
export {
  LinkProvider,
  useRouterLink,
  type LinkProviderProps,
  type RouterLinkProps,
} from "./link-adapter.tsx";
