/** A response body that is sent in chunks, with a function that releases its resources. */
export interface ChunkedBody {
  readonly pieces: AsyncGenerator<Uint8Array, void, void>;
  /** Releases the body's resources. Called when the body has been sent, or will not be sent. */
  readonly end: () => void;
  /**
   * Closes the connection. Must be called before the stream fails. Otherwise the HTTP adapter would append the error's
   * message to the body and end the response as if it were complete.
   */
  readonly cutOff?: (() => void) | undefined;
}

/**
 * Creates a stream that reads the next chunk only after the previous one was sent. It calls `end` when it is finished
 * or the client has disconnected.
 */
export function streamChunks({ pieces, end, cutOff }: ChunkedBody): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await pieces.next();
          if (done !== true) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          cutOff?.();
          throw error;
        }
      },
      async cancel() {
        end();
        await pieces.return();
      },
    },
    { highWaterMark: 1 },
  );
}
