/** Whether a path is one of sales, which are a document of their own. */
export const isSalesPath = (path: string): boolean => path === "/crm" || path.startsWith("/crm/");
