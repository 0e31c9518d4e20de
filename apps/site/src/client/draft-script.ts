import { rememberAuthor } from "./remember-author.ts";
import { sayWrittenTimes } from "./say-written-times.ts";

rememberAuthor();
sayWrittenTimes();
