import { createServer } from "node:http";
import { protocolVersion } from "@tour/preview-protocol";

/** The builder's side in a few lines: it welcomes, posts what a test says, and keeps what it hears. */
const builderScript = `
  const asked = new URLSearchParams(location.search);
  const site = asked.get("site");
  const purpose = asked.get("purpose");
  let seq = 0;
  window.heard = [];
  window.post = (type, data) =>
    frame.contentWindow.postMessage({ v: ${protocolVersion}, session: "s", seq: (seq += 1), type, data }, site);
  addEventListener("message", ({ data, origin }) => {
    if (origin !== site) return;
    heard.push(data);
    if (data.type === "ready" && data.session === "") {
      seq = 0;
      post("welcome", { protocol: ${protocolVersion}, purpose });
    }
  });
  frame.src = site + "/tour-view";
`;

/** Serves it with the frame of the site that its address names. */
export const builder = createServer((_, response) => {
  response.setHeader("content-type", "text/html");
  response.end(
    `<iframe id="frame" style="width:1200px;height:760px;border:0"></iframe><script>${builderScript}</script>`,
  );
});
