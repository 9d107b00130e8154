import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/bcrypt'
import pLimit from 'p-limit'

const cost = 10

// bcrypt runs on libuv's four threads, which file access and DNS need too. One core is left for other requests.
const limit = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)))

/** Whether a password matches a bcrypt hash; false for anything that is not a hash. */
export const verifyPassword = (password: string, stored: string): Promise<boolean> =>
  limit(() => verify(password, stored))

export const hashPassword = (password: string): Promise<string> => limit(() => hash(password, cost))
