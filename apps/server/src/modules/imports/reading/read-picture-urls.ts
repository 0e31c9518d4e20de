const maxLength = 2_000;

/** Addresses of pictures: a line each, or with spaces, semicolons or commas between them. */
export function readPictureUrls(text: string): { urls: string[]; hasOthers: boolean } {
  const parts = text.split(/[\s;]+|,(?=\s*https?:)/).filter(Boolean);
  const urls = parts
    .map((part) => part.replace(/,$/, ""))
    .filter(
      (part) => /^https?:\/\/./i.test(part) && part.length <= maxLength && URL.canParse(part),
    );
  return { urls: [...new Set(urls)], hasOthers: urls.length < parts.length };
}
