import { routes } from "@tour/api/routes";
import type { Plugin } from "vite";

/** What is said to an upload for the organiser of this number. */
export const refused = { organizer: 413, message: "Файл больше 20 МБ" };

/** For tests: takes whole uploads over a real connection, which tells how much has gone. */
export const takeUploads = (): Plugin => ({
  name: "take-uploads",
  configureServer: ({ middlewares }) => {
    middlewares.use(routes.uploadMedia.path, (request, response) => {
      const { message } = refused;
      const isRefused = request.url?.includes(`organizer_id=${refused.organizer}`) ?? false;
      request.resume().on("end", () => {
        response.writeHead(isRefused ? 413 : 200, { "content-type": "application/json" });
        const answer = isRefused
          ? { message, validation: { file: [message] } }
          : { data: { id: 3 } };
        response.end(JSON.stringify(answer));
      });
    });
  },
});
