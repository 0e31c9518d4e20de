export { Link, type LinkProps } from "./link.tsx";
export { Action, type ActionProps } from "./action.tsx";
export {
  LinkProvider,
  useRouterLink,
  type LinkProviderProps,
  type RouterLinkProps,
} from "./link-adapter.tsx";
