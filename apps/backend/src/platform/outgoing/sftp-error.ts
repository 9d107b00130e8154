/** A failure that staff can read: the message contains no text from the server. */
export class SftpError extends Error {
  override readonly name = 'SftpError'
}

/** The status codes of SFTP version 3 that servers use for what is missing or not allowed. */
const statuses = { missing: 2, denied: 3, failure: 4, unsupported: 8 } as const

const getStatus = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

export const isMissing = (error: unknown): boolean => getStatus(error) === statuses.missing

/** Whether the server says that it does not allow or support a request. */
export const isDenied = (error: unknown): boolean =>
  getStatus(error) === statuses.denied || getStatus(error) === statuses.unsupported

/** Like `isDenied`, but also for FAILURE, which many servers answer instead of a reason. */
export const isRefused = (error: unknown): boolean => isDenied(error) || getStatus(error) === statuses.failure
