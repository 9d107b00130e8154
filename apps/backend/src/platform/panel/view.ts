/** The label of a field and the help text below it. */
type Words = [label: string, help?: string]

/** How the panel shows a type. `main` is the field used as the title of an entry. */
export type PanelView = {
  main: string
  /** A leading `-` sorts in descending order. */
  sort?: string
  columns?: string[]
  fields: Record<string, Words>
  /** The rows of the form; fields that are not listed are hidden. */
  form?: string[][]
  /** The fields that staff may edit; defaults to all. */
  open?: string[]
  /**
   * For each relation, the field used as the title of the related entry, unless it is the first text field
   * of that entry.
   */
  names?: Record<string, string>
}
