/**
 * A body that ends with an error where its source says nothing for so long while somebody waits for more. A
 * reader who takes their time, as a player that has enough does, is waited for.
 */
export function endSilentBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  patienceMs: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const silence = Promise.withResolvers<never>();
        const timer = setTimeout(
          () => silence.reject(new Error("The media store stopped in the midst of an object")),
          patienceMs,
        );
        try {
          const { done, value } = await Promise.race([reader.read(), silence.promise]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          void reader.cancel(error).catch(() => {});
          throw error;
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
