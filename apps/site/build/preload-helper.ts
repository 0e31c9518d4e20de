/**
 * Stands in for Vite's helper of dynamic imports, which is three times as long: it serves pages with
 * nonces and browsers without `modulepreload`, and we have neither.
 */
export const preloadHelper = {
  id: "\0vite/preload-helper.js",
  code: `const asked = {};
export const __vitePreload = (load, files = []) =>
  Promise.all(
    files.map(
      (file) =>
        (asked[file] ??= new Promise((done, fail) => {
          const isStyle = file.endsWith(".css");
          const link = document.createElement("link");
          link.rel = isStyle ? "stylesheet" : "modulepreload";
          link.href = new URL(file, import.meta.url);
          link.onload = done;
          link.onerror = () => {
            delete asked[file];
            link.remove();
            fail(Error(file));
          };
          document.head.append(link);
          if (!isStyle) done();
        })),
    ),
  ).then(load);
`,
};
