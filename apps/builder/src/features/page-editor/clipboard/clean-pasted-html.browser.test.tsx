import { expect, test } from "vitest";
import { cleanPastedHtml } from "./clean-pasted-html.ts";

test.each([
  ["<p>Едем в <strong>горы</strong></p>", "<p>Едем в <strong>горы</strong></p>"],
  ['<p onclick="x()" class="a">Да<script>x()</script></p>', "<p>Да</p>"],
  ['<img src="x" onerror="x()"><p>Да</p>', "<p>Да</p>"],
  ['<div><span style="color:red">Да</span></div>', "Да"],
  ['<a href="javascript:x()">Раз</a><a href="/два">Два</a>', '<a>Раз</a><a href="/два">Два</a>'],
  ['<svg><a href="java\nscript:x()">Раз</a></svg>', "<a>Раз</a>"],
  ["<svg><style><img src=x onerror=x()></style></svg>Да", "Да"],
])("%s is pasted as %s", (html, clean) => {
  expect(cleanPastedHtml(html)).toBe(clean);
});
