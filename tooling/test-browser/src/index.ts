export { findChromium, type Chromium } from "./find-chromium.ts";
export { launchBrowser, launchOptions } from "./launch-browser.ts";
export { motion } from "./motion.ts";
export { patience } from "./patience.ts";
