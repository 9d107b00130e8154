/** One document of the sample content: the shared fields and those of each language. */
export type Entry = {
  shared: Record<string, unknown>
  id: Record<string, unknown>
  en?: Record<string, unknown>
}
