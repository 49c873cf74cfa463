/**
 * An expected refusal, fully explained by its message; anything else thrown is a failure whose cause belongs in the
 * log.
 */
export class CommandRefusedError extends Error {}
