/** The label of a field and the help text below it. */
type Words = [label: string, help?: string]

/** How the panel shows a type. `main` is the field that names an entry. */
export type PanelView = {
  main: string
  /** A leading `-` sorts in descending order. */
  sort?: string
  columns?: string[]
  fields: Record<string, Words>
  /** The rows of the form; fields that are in none are hidden. */
  form?: string[][]
  /** The fields that staff may edit; defaults to all. */
  open?: string[]
  /** The field that names a related entry, by relation, if it is not its first text field. */
  names?: Record<string, string>
}
