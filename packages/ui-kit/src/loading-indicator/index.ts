export { LoadingIndicator, type LoadingIndicatorProps } from "./loading-indicator.tsx";
export { mountLoadingBar } from "./mount-loading-bar.ts";
export {
  createLoadingBar,
  LOADING_DURATION_MS,
  LOADING_HEIGHT_PX,
  LOADING_THROTTLE_MS,
  type LoadingBar,
  type LoadingBarOptions,
  type LoadingBarState,
} from "./loading-bar.ts";
