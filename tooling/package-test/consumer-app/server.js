import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { render, theme } from "./dist/server/entry-server.js";

const client = join(import.meta.dirname, "dist/client");
const template = readFileSync(join(client, "index.html"), "utf8");
const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
};

function findFile(pathname) {
  const file = join(client, pathname);
  return pathname !== "/" && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  const file = findFile(pathname);
  if (file) {
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    createReadStream(file).pipe(response);
  } else if (pathname === "/") {
    response.setHeader("content-type", types[".html"]);
    response.end(
      template
        .replace("<!--theme-->", () => `<style>${theme}</style>`)
        .replace("<!--app-->", () => render()),
    );
  } else {
    response.writeHead(404).end();
  }
});

server.listen(Number(process.env.PORT ?? 0), () => console.log(server.address().port));
