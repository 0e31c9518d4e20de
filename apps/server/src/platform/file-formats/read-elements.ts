import { Parser } from "htmlparser2";

interface ElementReader {
  /** Called where an element of this name begins, without its prefix. */
  open: Record<string, (attributes: Record<string, string>) => void>;
  close?: Record<string, () => void>;
  text?: (text: string) => void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** Goes through XML once; knows no entities but XML's own five. */
export function readElements(xml: string, { open, close = {}, text }: ElementReader): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open[withoutPrefix(name)]?.(attributes),
      onclosetag: (name) => close[withoutPrefix(name)]?.(),
      ...(text && { ontext: text }),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
