/** The administrator of the server that the journeys start; its address and password exist for their time only. */
export const administrator = { email: 'admin@example.org', password: 'a lantern over quiet water' } as const;
