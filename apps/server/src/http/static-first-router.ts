import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

/** Parts of a route's path that stand for something else than themselves. */
const isPattern = /[:*{]/;

/**
 * Finds a route whose path has no parameters by looking it up, and the others by Hono's own router:
 * it searches anew for each request, and its quicker brother can't hold `/media/:key` beside
 * `/media/font`. All calls of the contract are of the first kind.
 */
export class StaticFirstRouter<Handler> implements Router<Handler> {
  name = "StaticFirstRouter";
  readonly #routes = new TrieRouter<Handler>();
  /** What was found for a path without parameters, by method and path; at most a few for each. */
  readonly #found = new Map<string, Result<Handler>>();
  readonly #paths = new Set<string>();

  add(method: string, path: string, handler: Handler): void {
    this.#routes.add(method, path, handler);
    if (!isPattern.test(path)) this.#paths.add(path);
    this.#found.clear();
  }

  match(method: string, path: string): Result<Handler> {
    if (!this.#paths.has(path)) return this.#routes.match(method, path);
    const key = `${method} ${path}`;
    const known = this.#found.get(key);
    if (known) return known;
    const result = this.#routes.match(method, path);
    this.#found.set(key, result);
    return result;
  }
}
