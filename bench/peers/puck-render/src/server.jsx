import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { Page } from "./page.jsx";

// Puck renders to a string what its editor saved; the browser hydrates it.
const files = new Map(
  ["client.js", "client.css"].map((name) => [
    `/${name}`,
    readFileSync(new URL(`client/${name}`, import.meta.url)),
  ]),
);

const server = createServer((request, response) => {
  const file = files.get(request.url);
  if (file) {
    const type = request.url.endsWith(".js") ? "text/javascript" : "text/css";
    return response.writeHead(200, { "content-type": type }).end(file);
  }
  const html = renderToString(
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Puck</title>
        <link rel="stylesheet" href="/client.css" />
        <script type="module" src="/client.js" />
      </head>
      <body>
        <div id="root">
          <Page />
        </div>
      </body>
    </html>,
  );
  return response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(`<!DOCTYPE html>${html}`);
});
server.listen(Number(process.env.PORT), "127.0.0.1");
