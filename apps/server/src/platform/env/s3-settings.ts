/** A bucket of an S3-compatible store, and who we are to it. */
export interface S3Settings {
  /** Address of the store without a slash at its end, for example `https://s3.example.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What every path begins with: "" or `folder/`. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long the store may take over one object, in ms; tests are less patient. */
  timeoutMs?: number;
}

interface S3Variables {
  MEDIA_STORE?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** The bucket that `MEDIA_STORE` names; undefined without one. Throws when its keys are missing. */
export function readS3Settings(env: S3Variables): S3Settings | undefined {
  if (!env.MEDIA_STORE) return undefined;
  const { S3_REGION: region, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error("MEDIA_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  }
  const [bucket = "", ...folders] = env.MEDIA_STORE.slice("s3://".length).split("/");
  return {
    endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: folders
      .filter(Boolean)
      .map((folder) => `${folder}/`)
      .join(""),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
