/** A refusal that its sentence explains whole; anything else that is thrown is a failure whose cause belongs in the log. */
export class ControlRefusal extends Error {}
