/** An expected refusal that its message explains fully. The cause of any other error belongs in the log. */
export class CommandRefusedError extends Error {}
