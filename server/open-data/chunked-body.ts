/** A body sent in pieces, with the resources it holds. */
export interface ChunkedBody {
  readonly pieces: AsyncGenerator<Uint8Array, void, void>;
  /** Releases its resources; called when it has been sent, or will not be. */
  readonly end: () => void;
  /**
   * Called before the stream fails. Otherwise the HTTP adapter would append the error's message to what was sent and
   * end the response as if it were complete.
   */
  readonly cutOff?: (() => void) | undefined;
}

/**
 * A stream that reads the next piece only after the previous one was sent, and calls `end` when it is finished or the
 * client has disconnected.
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
