export { tellSignedIn } from "./sign-in-news.ts";
export { useSaveAfterSignIn } from "./use-save-after-sign-in.ts";
