/** One document of the sample content: what both languages share, and what each says. */
export type Entry = {
  shared: Record<string, unknown>
  id: Record<string, unknown>
  en?: Record<string, unknown>
}
