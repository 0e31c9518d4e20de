/** Files that are in many pictures: fonts, and photos that several blocks show. */
const known = new Map<string, Promise<string | null>>();
const most = 200;

/** A file of the site's own as a `data:` address; null where it can't be read, or is somebody else's. */
export function readDataUrl(address: string): Promise<string | null> {
  const url = new URL(address, document.baseURI);
  if (url.protocol === "data:") return Promise.resolve(address);
  if (url.origin !== location.origin) return Promise.resolve(null);
  const reading = known.get(url.href) ?? read(url);
  known.delete(url.href);
  known.set(url.href, reading);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return reading;
}

async function read(url: URL): Promise<string | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const file = await response.blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => resolve(reader.result as string));
      reader.addEventListener("error", () => reject(reader.error!));
      reader.readAsDataURL(file);
    });
  } catch {
    // Asked again for the next picture.
    known.delete(url.href);
    return null;
  }
}
