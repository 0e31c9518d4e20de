import type { Plugin } from "vite";

const interactive = `
import { useId, useState } from "react";
import { defineVariant } from "../../definition/define-variant.ts";
import { mainIntro } from "../main-intro.block.ts";
import styles from "./2-split.module.css";

export const variant = defineVariant(
  mainIntro,
  { number: 2, title: "Сплит", interactive: true },
  function Counter({ content }) {
    const id = useId();
    const [count, setCount] = useState(0);
    return (
      <div className={styles.split}>
        <h1 id={id} data-at="title">{content.title}</h1>
        <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
          {"Нажато: " + count}
        </button>
      </div>
    );
  },
);
`;

const failing = `
import { Suspense } from "react";
import { defineVariant } from "../../definition/define-variant.ts";
import { mainIntro } from "../main-intro.block.ts";

function Thrower() {
  throw new Error("secret inside a component");
}

export const variant = defineVariant(
  mainIntro,
  { number: 3, title: "Рамка" },
  ({ content }) => (
    content.title === "inside Suspense" ? <Suspense fallback="…"><Thrower /></Suspense> : <Thrower />
  ),
);
`;

/**
 * Stand-ins for two variants of the main intro, so that the tests' own build has one with
 * behaviour and one that fails, whatever the blocks package holds.
 */
export function fixtureVariants(): Plugin {
  return {
    name: "fixture-variants",
    enforce: "pre",
    load(id) {
      if (id.endsWith("/main-intro/variants/2-split.tsx")) return interactive;
      if (id.endsWith("/main-intro/variants/3-frame.tsx")) return failing;
      return undefined;
    },
    transform(code, id) {
      if (!id.endsWith("/src/listed-types.gen.ts")) return undefined;
      const from = '{ number: 2, title: "Сплит", interactive: false }';
      if (!code.includes(from)) throw new Error("The main intro has no static variant 2 any more");
      return { code: code.replace(from, from.replace("false", "true")), map: null };
    },
  };
}
