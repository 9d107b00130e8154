/** What the vendor's panel passes to an action, and what the action returns: a button, mostly with a dialog. */
type Values = Record<string, unknown>
export type ActionProps = { model: string; document?: Values & { documentId?: string }; documents?: Values[] }
export type Dialog = {
  type: 'dialog' | 'modal'
  title: string
  content: unknown
  confirmLabel?: string
  variant?: string
  onConfirm?: () => unknown
}
export type ActionDescription = {
  disabled?: boolean
  variant?: string
  position?: string[]
  onClick?: (event: unknown) => unknown
  dialog?: Dialog
} | null
export type Action = ((props: ActionProps) => ActionDescription) & { type?: string; position?: unknown }

/** Another action in the place of one: the panel sorts actions by what stands on the function. */
export const replaceAction = ({ type, position }: Action, action: Action): Action =>
  Object.assign(action, { type, position })
