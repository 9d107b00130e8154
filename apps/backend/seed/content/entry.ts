/** One document of the sample content: the shared fields and the localised ones. */
export type ContentEntry = {
  shared: Record<string, unknown>
  id: Record<string, unknown>
  en?: Record<string, unknown>
}
