/** One light of day, as a painter would lay it out before starting. */
export interface Palette {
  /** Zenith to horizon. */
  sky: readonly string[];
  /** The disc of the sun or the moon, and the air around it. */
  sun: string;
  glow: string;
  cloud: readonly [lit: string, shade: string];
  mist: string;
  /** Land from the horizon to the foreground. */
  far: string;
  near: string;
  /** Rock or slope in light and in shade. */
  lit: string;
  shade: string;
  snow: readonly [lit: string, shade: string];
  foliage: readonly [lit: string, dark: string];
  ground: readonly [lit: string, dark: string];
  water: readonly [far: string, near: string];
  /** The one saturated spot: a tent, a boat, a jacket. */
  accent: string;
  /** Windows and fires. */
  lamp: string;
  /** Stars are out. */
  night: boolean;
  /** It is dark enough for lamps to be lit. */
  lampsOn: boolean;
}

const dawn: Palette = {
  sky: ["#5f7fa6", "#9aa9c2", "#e3bdb9", "#f8d3b0", "#fde6c4"],
  sun: "#fff4da", glow: "#ffd9a3", cloud: ["#fbdcc6", "#c9aebf"], mist: "#f6d9c6",
  far: "#b4a6bd", near: "#27374f", lit: "#d99a8b", shade: "#5b6488",
  snow: ["#ffe9d6", "#9aa0c4"], foliage: ["#4f6675", "#1e2f42"], ground: ["#7d7078", "#22303f"],
  water: ["#f3cfb6", "#5a7396"], accent: "#e2583e", lamp: "#ffcf7a", night: false, lampsOn: false,
};

const noon: Palette = {
  sky: ["#4f9cc4", "#7fbad2", "#b4d8df", "#dcebe4", "#f1f2e2"],
  sun: "#fffdf0", glow: "#fff6d8", cloud: ["#fdfbf2", "#c8dbe0"], mist: "#e6efe6",
  far: "#a3c0c8", near: "#24493f", lit: "#b9b79b", shade: "#5f7f8e",
  snow: ["#fcfbf3", "#a6c1d4"], foliage: ["#5b8a5c", "#1f4a40"], ground: ["#b5b56d", "#3a5f43"],
  water: ["#a8d3d5", "#1f7f8f"], accent: "#e8622c", lamp: "#ffd98a", night: false, lampsOn: false,
};

const golden: Palette = {
  sky: ["#5b8f9c", "#9db8a6", "#e8cf97", "#f7c777", "#fbb964"],
  sun: "#fff6d6", glow: "#ffdf94", cloud: ["#fde3ab", "#d9a577"], mist: "#f8d79a",
  far: "#c9a57c", near: "#3b2f2c", lit: "#e39a4c", shade: "#6b5563",
  snow: ["#ffedc4", "#b79d9c"], foliage: ["#a8762f", "#33362b"], ground: ["#d3963f", "#4a3a2b"],
  water: ["#f6cd86", "#4f7a7d"], accent: "#c9402b", lamp: "#ffe08a", night: false, lampsOn: false,
};

const dusk: Palette = {
  sky: ["#28305e", "#584680", "#a65c86", "#e68170", "#f9b16e"],
  sun: "#ffe3a8", glow: "#ff9f6b", cloud: ["#f29a80", "#7b4f83"], mist: "#d9899a",
  far: "#8d5f8e", near: "#171a38", lit: "#d77475", shade: "#4a3d70",
  snow: ["#ffc9ad", "#7b6ba1"], foliage: ["#4a3a68", "#15183a"], ground: ["#6d4470", "#1a1b3b"],
  water: ["#f0a07a", "#33356a"], accent: "#ffb347", lamp: "#ffd27a", night: false, lampsOn: true,
};

const night: Palette = {
  sky: ["#0a1530", "#102548", "#1c3c63", "#2f5a7b", "#527f92"],
  sun: "#f6f1d8", glow: "#9cc3cc", cloud: ["#44708a", "#1f3f60"], mist: "#5f8a9c",
  far: "#37597a", near: "#060d1f", lit: "#5d86a0", shade: "#1b3354",
  snow: ["#b9d2da", "#44668b"], foliage: ["#1d3a4d", "#071122"], ground: ["#1c3450", "#081225"],
  water: ["#3f6b86", "#0a1a36"], accent: "#ff9a3d", lamp: "#ffca6b", night: true, lampsOn: true,
};

const overcast: Palette = {
  sky: ["#8c9da3", "#a9b5b5", "#c3cac4", "#d8dacf", "#e5e2d4"],
  sun: "#f4f0e2", glow: "#efe9d8", cloud: ["#dcdfd8", "#9aa8ab"], mist: "#d7dad0",
  far: "#a2b0ae", near: "#26343a", lit: "#93a097", shade: "#5a6d73",
  snow: ["#ecece4", "#a3b0b7"], foliage: ["#5d7263", "#22342f"], ground: ["#8b8f6b", "#34433c"],
  water: ["#c3cbc6", "#506a70"], accent: "#d9a62b", lamp: "#ffdc8c", night: false, lampsOn: false,
};

const winter: Palette = {
  sky: ["#7fa6cb", "#a6c0dc", "#d0d3e4", "#f0d8d8", "#fbe3d3"],
  sun: "#fffaf0", glow: "#ffe6cf", cloud: ["#fbeae4", "#bccbe0"], mist: "#eee3e6",
  far: "#aebcd6", near: "#2f4a6b", lit: "#e7d3d6", shade: "#7f98bf",
  snow: ["#fdf6f2", "#a9bedd"], foliage: ["#5f7f93", "#24405b"], ground: ["#f6efee", "#9db4d4"],
  water: ["#d6dfea", "#6c9cc0"], accent: "#d8433a", lamp: "#ffcf80", night: false, lampsOn: false,
};

const forest: Palette = {
  sky: ["#7fa39b", "#a7c0ae", "#cdd7ba", "#e8e6c6", "#f5eed0"],
  sun: "#fffbe4", glow: "#fff1bd", cloud: ["#f1efd5", "#b5c8b6"], mist: "#dfe5c8",
  far: "#9dbaa6", near: "#122b27", lit: "#a5b684", shade: "#4d7a70",
  snow: ["#f6f6e6", "#a9c2bb"], foliage: ["#5b8262", "#14322c"], ground: ["#98a15c", "#1d3b30"],
  water: ["#cfdcc0", "#3f7470"], accent: "#e4572e", lamp: "#ffdc8a", night: false, lampsOn: false,
};

const autumn: Palette = {
  sky: ["#6f9db0", "#a3bfc0", "#d4d6c3", "#efdfba", "#f7e2b0"],
  sun: "#fff8e0", glow: "#ffeab5", cloud: ["#fbf0d6", "#c2c9c4"], mist: "#ecdfc2",
  far: "#a9b3ad", near: "#332a2b", lit: "#c9a071", shade: "#63748a",
  snow: ["#fdf6e6", "#a7b6c6"], foliage: ["#e09a35", "#8a3f27"], ground: ["#c98a3a", "#5b3a2c"],
  water: ["#cfd6c6", "#2f6678"], accent: "#c8372d", lamp: "#ffd884", night: false, lampsOn: false,
};

const ember: Palette = {
  sky: ["#14131d", "#241a28", "#432230", "#7b2f33", "#b8472f"],
  sun: "#ffd08a", glow: "#ff6a33", cloud: ["#8f3d38", "#2b1d29"], mist: "#7a3a3a",
  far: "#5a2f3a", near: "#0c0b12", lit: "#8e4038", shade: "#2a1d2b",
  snow: ["#c98a78", "#553a4a"], foliage: ["#2c1f28", "#0e0c13"], ground: ["#3a2229", "#100e16"],
  water: ["#8a3b33", "#1a1620"], accent: "#ffb04a", lamp: "#ffc766", night: true, lampsOn: true,
};

const desert: Palette = {
  sky: ["#3f8f99", "#79b3ac", "#c6cfae", "#f0d6a4", "#f8cf96"],
  sun: "#fff3d2", glow: "#ffe2a6", cloud: ["#fbe6c3", "#d7b795"], mist: "#f2cfa0",
  far: "#d9a87c", near: "#5e2c2a", lit: "#e58f55", shade: "#a3503f",
  snow: ["#fdebcd", "#c99a83"], foliage: ["#7f7f4c", "#3d3a2c"], ground: ["#e79c57", "#8a3f34"],
  water: ["#9fcbbb", "#1f7f84"], accent: "#f4efe0", lamp: "#ffdf93", night: false, lampsOn: false,
};

const polar: Palette = {
  sky: ["#071226", "#0b2138", "#113a4c", "#1d5a60", "#3a7f7a"],
  sun: "#eafbe6", glow: "#74e0b0", cloud: ["#2c6a70", "#123245"], mist: "#3f8580",
  far: "#22505d", near: "#050c18", lit: "#58a09a", shade: "#173a4c",
  snow: ["#b5e0d2", "#3a6c82"], foliage: ["#12333d", "#060f1b"], ground: ["#4f8f92", "#123044"],
  water: ["#2c6a70", "#081a2c"], accent: "#ff8f4a", lamp: "#ffcf73", night: true, lampsOn: true,
};

const rose: Palette = {
  sky: ["#7d8fb8", "#b3a5c6", "#e2b3c0", "#f6c5b7", "#fbdcc2"],
  sun: "#fff1e0", glow: "#ffd2b8", cloud: ["#fbd7cd", "#bb9fc0"], mist: "#f1cdc9",
  far: "#b99dbb", near: "#3a2f57", lit: "#d995a0", shade: "#73639a",
  snow: ["#ffe7df", "#a89cca"], foliage: ["#675985", "#2e2a50"], ground: ["#93708f", "#37305a"],
  water: ["#f3cbc4", "#6b74a6"], accent: "#f06449", lamp: "#ffd58a", night: false, lampsOn: false,
};

/** Every light of day the demo uses, designed by hand. */
export const palettes = {
  dawn, noon, golden, dusk, night, overcast, winter,
  forest, autumn, ember, desert, polar, rose,
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
