import { rememberAuthor } from "./remember-author.ts";

rememberAuthor();
