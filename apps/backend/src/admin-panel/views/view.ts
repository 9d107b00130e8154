/** A field as staff read it: its label, and a line of help under it. */
type Words = [label: string, help?: string]

/** How the panel shows a type: what names an entry, the columns of its list, and its fields in words. */
export type View = {
  main: string
  /** A leading `-` sorts downwards. */
  sort?: string
  columns?: string[]
  fields: Record<string, Words>
  /** The rows of the form; a field that stands in none is not shown. */
  form?: string[][]
  /** The fields that staff may write; absent means all. */
  open?: string[]
  /** What names the entry of a relation, where that is not its first text. */
  names?: Record<string, string>
}
