import type { Socket } from 'node:net'

type Behaviours = Record<string, (socket: Socket) => void>

/** What a server does with a connection, by how a call to it fails. */
export const hostileBehaviours: Behaviours

/** Responses whose head is complete and whose body never is. */
export const hostileBodies: Behaviours

/** Starts a server that behaves in the given way once it has received something. */
export function startHostileServer(
  behave: (socket: Socket) => void,
): Promise<{ url: string; stop: () => void }>
