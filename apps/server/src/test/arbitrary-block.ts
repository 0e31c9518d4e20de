import { createBlock, blocks } from "@tour/blocks/definitions";
import fc from "fast-check";
import { hostileValues } from "./hostile-values.ts";
import { listKeyPaths, setAt } from "./key-paths.ts";

/** Blocks of every type as they are added, mostly with one place of their content corrupted. */
export const arbitraryBlock: fc.Arbitrary<object> = fc
  .record({
    type: fc.constantFrom(...blocks.map(({ definition }) => definition.type)),
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    isSpoiled: fc.nat({ max: 3 }).map((chance) => chance > 0),
    index: fc.nat({ max: 1000 }),
    value: fc.constantFrom(...hostileValues),
    version: fc.option(fc.constantFrom(1, 2, 3, 999, 2 ** 53), { freq: 6, nil: undefined }),
  })
  .map(({ type, id, isSpoiled, index, value, version }) => {
    const block = { ...createBlock(type), id };
    const [, ...paths] = listKeyPaths(block.content, 8);
    const corrupted = () => setAt(block.content, paths[index % paths.length]!, value);
    return {
      ...block,
      ...(version !== undefined && { content_version: version }),
      content: isSpoiled && paths.length > 0 ? corrupted() : block.content,
    };
  });
