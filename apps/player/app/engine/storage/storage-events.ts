import type { Library } from '#app/engine/programme/library'

export type StorageEvents = {
  /** The stored bundle has been read, or the server has a new one. */
  libraryChanged: Library
  /** The number of stored files, after files became available. */
  filesStored: number
}
