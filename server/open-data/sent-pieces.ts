/** What is sent piece by piece, with what it holds open. */
export interface Sending {
  readonly pieces: AsyncGenerator<Uint8Array, void, void>;
  /** Gives back what it holds; called once it is sent, or is not going to be. */
  readonly end: () => void;
}

/** A stream that asks for a piece when the one before has gone out, and says when it has ended or nobody reads it any more. */
export function streamOf({ pieces, end }: Sending): ReadableStream<Uint8Array> {
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
