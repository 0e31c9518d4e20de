export { Link, type LinkProps } from "./link.tsx";
export {
  LinkProvider,
  useRouterLink,
  type LinkProviderProps,
  type RouterLinkProps,
} from "./link-adapter.tsx";
