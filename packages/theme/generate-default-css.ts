import { writeFileSync } from "node:fs";
import { defaultCss } from "./src/default-css.ts";

writeFileSync(new URL("./src/default.css", import.meta.url), defaultCss());
