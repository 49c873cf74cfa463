/** An expected refusal, which is fully explained by its message. The cause of any other error must be logged. */
export class CommandRefusedError extends Error {}
